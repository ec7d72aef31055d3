import { sum } from "../statistics/sums.ts";

interface ValuedHours {
  value: number;
  hours: number;
}

/** Returns the values at which the second and the last third of the hours begin; `null` if they do not differ. */
export function hourThirds(parts: readonly ValuedHours[]): [number, number] | null {
  const sorted = parts.toSorted((one, other) => one.value - other.value);
  const all = sum(sorted, ({ hours }) => hours);
  const at = (share: number) => {
    let before = 0;
    return sorted.find(({ hours }) => (before += hours) > share * all)?.value ?? 0;
  };
  const [low, high] = [at(1 / 3), at(2 / 3)];
  return low < high ? [low, high] : null;
}
