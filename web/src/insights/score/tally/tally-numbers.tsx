import { plural, t } from "@lingui/core/macro";
import { useState } from "react";

import { formatHours } from "../../../trips/format-trip.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { NoFigure } from "../../../ui/layout/figure.tsx";
import { formatDecimals } from "../../../units/numbers.ts";
import { CsvButton } from "../../rates/csv-button.tsx";
import { NumbersFrame } from "../../rates/numbers-frame.tsx";
import { formatBits, formatTallyDay } from "../../words/tally-words.ts";
import type { TallyProps } from "./tally-line.tsx";
import { tallyRows, type TallyRow } from "./tally-rows.ts";

import * as styles from "./tally-numbers.module.css";

const SHOWN_FIRST = 20;

/** What the line is drawn from, the latest trip first. */
export function TallyNumbers({ steps, late }: TallyProps) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = tallyRows(steps, late);
  const count = rows.length;
  const latest = rows.slice(0, isWhole ? count : SHOWN_FIRST);
  return (
    <NumbersFrame
      caption={t`Numbers: the score, trip by trip`}
      note={t`Score: the mean of its hours, as it was said before the trip; where it came afterwards, it is not counted. Each trip is judged by the trips before it alone.`}
      actions={
        <div className={styles.actions}>
          {latest.length < count && (
            <Button look="quiet" onPress={() => setIsWhole(true)}>
              {t`${plural(count, { one: "All of # trip", other: "All # trips" })}`}
            </Button>
          )}
          <CsvButton onSave={async () => save(rows)}>{t`CSV of these trips`}</CsvButton>
        </div>
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

function formatWhole(value: number): string {
  return formatDecimals(value, { min: 0, max: 0, isGrouped: true });
}

async function save(rows: readonly TallyRow[]): Promise<void> {
  const { saveTally } = await import("./tally-csv.ts");
  await saveTally(rows);
}
