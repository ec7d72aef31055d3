import type { TallyStep } from "@creel/domain/insights/score/score-tally";
import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { formatHours } from "../../../trips/format-trip.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatDecimals } from "../../../units/numbers.ts";
import { NumbersFrame } from "../../rates/numbers-frame.tsx";
import { formatBits, formatTallyDay } from "../../words/tally-words.ts";

const SHOWN_FIRST = 20;

/** What the line is drawn from, the latest trip first. */
export function TallyNumbers({ steps }: { steps: readonly TallyStep[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const latest = [...steps.entries()].toReversed().slice(0, isWhole ? steps.length : SHOWN_FIRST);
  const count = steps.length;
  return (
    <NumbersFrame
      caption={t`Numbers: the score, trip by trip`}
      note={t`Score: the mean of its hours, as it was said before the trip. Each trip is judged by the trips before it alone.`}
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
        {latest.map(([index, step]) => (
          <tr key={index}>
            <th scope="row">{formatTallyDay(step.day)}</th>
            <td>{formatWhole(step.score)}</td>
            <td>{formatWhole(step.fish)}</td>
            <td>{formatHours(step.hours)}</td>
            <td>{formatBits(step.bits - (steps[index - 1]?.bits ?? 0))}</td>
            <td>{formatBits(step.bits)}</td>
          </tr>
        ))}
      </tbody>
    </NumbersFrame>
  );
}

function formatWhole(value: number): string {
  return formatDecimals(value, { min: 0, max: 0, isGrouped: true });
}
