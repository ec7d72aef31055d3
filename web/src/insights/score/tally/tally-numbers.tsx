import type { TallyStep } from "@creel/domain/insights/score/score-tally";
import type { LateTrip } from "@creel/domain/insights/score/scored-trips";
import { groupBy } from "@creel/domain/insights/statistics/sums";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { formatHours } from "../../../trips/format-trip.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { NoFigure } from "../../../ui/layout/figure.tsx";
import { formatDecimals } from "../../../units/numbers.ts";
import { NumbersFrame } from "../../rates/numbers-frame.tsx";
import { formatBits, formatTallyDay } from "../../words/tally-words.ts";
import type { TallyProps } from "./tally-line.tsx";

const SHOWN_FIRST = 20;

/** What the line is drawn from, the latest trip first. */
export function TallyNumbers({ steps, late }: TallyProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = rowsOf(steps, late);
  const count = rows.length;
  const latest = rows.slice(0, isWhole ? count : SHOWN_FIRST);
  return (
    <NumbersFrame
      caption={t`Numbers: the score, trip by trip`}
      note={t`Score: the mean of its hours, as it was said before the trip; where it came afterwards, it is not counted. Each trip is judged by the trips before it alone.`}
      actions={
        latest.length < count && (
          <Button look="quiet" onPress={() => setIsWhole(true)}>
            {t`${plural(count, { one: "All of # trip", other: "All # trips" })}`}
          </Button>
        )
      }
    >
      <thead>
        <tr>
          <th scope="col">{t`Day`}</th>
          <th scope="col">{t`Score`}</th>
          <th scope="col">{t`Fish`}</th>
          <th scope="col">{t`Hours`}</th>
          <th scope="col">{t`Bits`}</th>
          <th scope="col">{t`Sum`}</th>
        </tr>
      </thead>
      <tbody>
        {latest.map(({ key, trip, worth }) => (
          <tr key={key}>
            <th scope="row">{formatTallyDay(trip.day)}</th>
            <td>{formatWhole(trip.score)}</td>
            <td>{formatWhole(trip.fish)}</td>
            <td>{formatHours(trip.hours)}</td>
            <td>{worth ? formatBits(worth.own) : <NoFigure heard={t`not counted`} />}</td>
            <td>{worth ? formatBits(worth.sum) : <NoFigure heard={t`not counted`} />}</td>
          </tr>
        ))}
      </tbody>
    </NumbersFrame>
  );
}

interface TallyRow {
  key: string;
  trip: Pick<TallyStep, "day" | "score" | "fish" | "hours">;
  /** In bits; `null` where its score came afterwards. */
  worth: { own: number; sum: number } | null;
}

/** The latest first. */
function rowsOf(steps: readonly TallyStep[], late: readonly LateTrip[]): TallyRow[] {
  const lateAfter = groupBy(late, ({ after }) => after);
  const lateRows = (after: number): TallyRow[] =>
    (lateAfter.get(after) ?? []).map((trip, index) => ({ key: `${after} ${index}`, trip, worth: null }));
  const rows = steps.flatMap((step, index): TallyRow[] => {
    const own = step.bits - (steps[index - 1]?.bits ?? 0);
    return [{ key: String(index), trip: step, worth: { own, sum: step.bits } }, ...lateRows(index + 1)];
  });
  return [...lateRows(0), ...rows].toReversed();
}

function formatWhole(value: number): string {
  return formatDecimals(value, { min: 0, max: 0, isGrouped: true });
}
