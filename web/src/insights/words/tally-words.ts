import type { ScoreHistory } from "@creel/domain/insights/score/score-history";
import type { TallyStep } from "@creel/domain/insights/score/score-tally";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs } from "../../trips/format-trip.ts";
import { formatDecimals } from "../../units/numbers.ts";

/** Less than this is written as 0. */
const ROUNDING = 0.05;

/** What the score was worth, and what that means. */
export function wordsOfTally(bits: number, trips: number, late: number): string[] {
  const worth = formatBits(bits);
  const words = [
    t`In ${plural(trips, { one: "# trip", other: "# trips" })} the score was worth ${worth} bits.`,
    t`Up: it made the fish of a trip more likely than your trips before did without it; one bit is twice as likely. Down: less likely.`,
  ];
  return late === 0 ? words : [...words, wordsOfLate(late)];
}

/** Of trips whose score came when they were over. */
export function wordsOfLate(late: number): string {
  return t`${plural(late, { one: "Hollow: # trip whose score came afterwards and does not count.", other: "Hollow: # trips whose scores came afterwards and do not count." })}`;
}

/** The line in a sentence, for who does not see it. */
export function describeTally(steps: readonly TallyStep[], late: number): string {
  const [highest, lowest] = extremesOf(steps);
  const last = steps.at(-1);
  if (!highest || !lowest || !last) return "";
  const [end, endDay] = [formatBits(last.bits), formatTallyDay(last.day)];
  const [most, mostDay] = [formatBits(highest.bits), formatTallyDay(highest.day)];
  const [least, leastDay] = [formatBits(lowest.bits), formatTallyDay(lowest.day)];
  const line = t`The score in bits, trip by trip: ${end} on ${endDay}. Highest ${most} on ${mostDay}, lowest ${least} on ${leastDay}.`;
  return late === 0 ? line : `${line} ${wordsOfLate(late)}`;
}

/** As in "Nov 20, 2026". */
export function formatTallyDay(day: string): string {
  return formatDayAs(day, { day: "numeric", month: "short", year: "numeric" });
}

export function extremesOf<Step extends { bits: number }>(
  steps: readonly Step[],
): [highest: Step | undefined, lowest: Step | undefined] {
  const byBits = steps.toSorted((one, other) => one.bits - other.bits);
  return [byBits.at(-1), byBits[0]];
}

/** As in "+3.2", "−0.4", "0". */
export function formatBits(bits: number): string {
  if (Math.abs(bits) < ROUNDING) return "0";
  const amount = formatDecimals(Math.abs(bits), { min: 1, max: 1, isGrouped: true });
  return bits > 0 ? `+${amount}` : `−${amount}`;
}

/** Since when scores are kept, and which series ended because the rule changed: one sentence for each. */
export function wordsOfHistory({ keptSince, ended }: ScoreHistory): string[] {
  const since = keptSince && formatTallyDay(keptSince);
  return [
    ...(since === null ? [] : [t`The score was not kept before ${since}.`]),
    ...ended.map(({ trips, from, to, bits }) => {
      const [first, last, worth] = [formatTallyDay(from), formatTallyDay(to), formatBits(bits)];
      return t`Its rule has changed since: a series of ${plural(trips, { one: "# trip", other: "# trips" })}, ${first} to ${last}, ended at ${worth} bits and stays as it was.`;
    }),
  ];
}
