// How to distinguish the lines of a chart without colours: by dashes and by the shape of their points.

/** Dashes by seat; none: a solid line. */
export const DASHES = ["", "7 4", "2 4", "11 4 2 4", "", "7 4", "2 4", "11 4 2 4"];

const SHAPES: ((r: number) => string)[] = [
  (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  (r) => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (r) => `M0 ${-1.3 * r}L${1.25 * r} ${r}H${-1.25 * r}z`,
  (r) => `M0 ${-1.4 * r}L${1.4 * r} 0L0 ${1.4 * r}L${-1.4 * r} 0z`,
  (r) => `M0 ${1.3 * r}L${1.25 * r} ${-r}H${-1.25 * r}z`,
  (r) =>
    `M${-0.45 * r} ${-1.3 * r}h${0.9 * r}v${0.85 * r}h${0.85 * r}v${0.9 * r}h${-0.85 * r}v${0.85 * r}h${-0.9 * r}v${-0.85 * r}h${-0.85 * r}v${-0.9 * r}h${0.85 * r}z`,
  (r) => `M${-1.3 * r} ${-0.7 * r}h${2.6 * r}v${1.4 * r}h${-2.6 * r}z`,
  (r) => `M${-0.7 * r} ${-1.3 * r}h${1.4 * r}v${2.6 * r}h${-1.4 * r}z`,
];

/** The point of a seat around (0, 0). */
export function shape(seat: number, radius = 4): string {
  return (SHAPES[seat % SHAPES.length] ?? SHAPES[0])?.(radius) ?? "";
}

/** Heights of labels, with overlapping ones moved apart as little as possible. */
export function apart(wanted: number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let last = top - distance;
  for (const index of order) {
    last = Math.max(wanted[index] ?? 0, last + distance);
    placed[index] = last;
  }
  let next = bottom + distance;
  for (const index of order.reverse()) {
    next = Math.min(placed[index] ?? 0, next - distance);
    placed[index] = next;
  }
  return placed;
}

/** Round steps for an axis from 0 to the largest value. */
export function steps(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const unit = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => step >= rough) ?? Math.ceil(rough);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / unit) + 1 }, (_, index) => index * unit);
}
