const STEPS = [1, 2, 5, 10, 20];
const MOST_CHOICES = 12;

interface Lengths {
  lengths: number[];
  /** What a quarter of the fish reaches, or a little less. */
  usual: number;
}

/** Round lengths to choose between, from the short fish to the long ones. @param measured in one unit, at least one */
export function lengthsOf(measured: readonly number[]): Lengths {
  const sorted = measured.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [short, long] = [at(0.1), at(0.97)];
  const step = STEPS.find((each) => (long - short) / each < MOST_CHOICES) ?? 50;
  const round = (length: number) => step * Math.floor(length / step);
  const first = Math.max(step, round(short));
  const count = Math.floor((round(long) - first) / step) + 1;
  return {
    lengths: Array.from({ length: Math.max(1, count) }, (_, index) => first + step * index),
    usual: Math.max(first, round(at(0.75))),
  };
}
