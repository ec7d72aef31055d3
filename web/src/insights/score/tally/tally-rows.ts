import type { TallyStep } from "@creel/domain/insights/score/score-tally";
import type { LateTrip } from "@creel/domain/insights/score/scored-trips";
import { groupBy } from "@creel/domain/insights/statistics/sums";

export interface TallyRow {
  key: string;
  trip: Pick<TallyStep, "day" | "score" | "fish" | "hours">;
  /** In bits; `null` where its score came afterwards. */
  worth: { own: number; sum: number } | null;
}

/** The latest first. */
export function tallyRows(steps: readonly TallyStep[], late: readonly LateTrip[]): TallyRow[] {
  const lateAfter = groupBy(late, ({ after }) => after);
  const lateRows = (after: number): TallyRow[] =>
    (lateAfter.get(after) ?? []).map((trip, index) => ({ key: `${after} ${index}`, trip, worth: null }));
  const rows = steps.flatMap((step, index): TallyRow[] => {
    const own = step.bits - (steps[index - 1]?.bits ?? 0);
    return [{ key: String(index), trip: step, worth: { own, sum: step.bits } }, ...lateRows(index + 1)];
  });
  return [...lateRows(0), ...rows].toReversed();
}
