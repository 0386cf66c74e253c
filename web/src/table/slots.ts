// Buttons keep their places: what is no longer offered leaves its place empty, and nothing moves up.

/** The places of buttons after a change. A new one takes a place that was free before, never one just left. */
export function keepPlaces(old: (string | null)[], now: string[]): (string | null)[] {
  const kept = old.map((one) => (one !== null && now.includes(one) ? one : null));
  for (const one of now.filter((found) => !kept.includes(found))) {
    const free = kept.findIndex((place, index) => place === null && (old[index] ?? null) === null);
    if (free < 0) kept.push(one);
    else kept[free] = one;
  }
  return kept;
}
