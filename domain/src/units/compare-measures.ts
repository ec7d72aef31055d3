/** The share of the larger measure by which two may differ, because units were rounded. */
const TOLERANCE = 0.01;

export function compareMeasures(one: number | null, other: number | null): "equal" | "differs" | "unknown" {
  if (one === null || other === null) return "unknown";
  return Math.abs(one - other) <= TOLERANCE * Math.max(one, other) ? "equal" : "differs";
}
