import type { Point } from "@creel/domain/map/clip";

/** Marks that would cover each other, drawn as one. */
export interface GatheredMark {
  at: Point;
  /** Examples: "3", "1–4", "2, 5". */
  text: string;
}

/**
 * Joins marks that are nearer to each other than `leastPx`.
 *
 * @param points the position of mark 1, 2 and so on, in px
 */
export function gatherMarks(points: readonly Point[], leastPx: number): GatheredMark[] {
  const groups: { at: Point; numbers: number[] }[] = [];
  for (const [index, at] of points.entries()) {
    const near = groups.find((group) => Math.hypot(group.at[0] - at[0], group.at[1] - at[1]) < leastPx);
    if (near) near.numbers.push(index + 1);
    else groups.push({ at, numbers: [index + 1] });
  }
  return groups.map(({ at, numbers }) => ({ at, text: writeNumbers(numbers) }));
}

/** @param numbers sorted */
function writeNumbers(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => writeRun(first, last)).join(", ");
}

function writeRun(first: number, last: number): string {
  if (first === last) return String(first);
  return last === first + 1 ? `${first}, ${last}` : `${first}–${last}`;
}
