// A file that was dropped on the page, on its way to the screen that shows it.
class Dropped {
  file = $state.raw<File | null>(null);
}

export const dropped = new Dropped();
