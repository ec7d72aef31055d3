import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";
import { formatTimesAsMany } from "../words/verdict-words.ts";
import type { NamedCatchDays } from "./catch-day-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

interface CatchDayNumbersProps {
  /** Of the factor. */
  title: string;
  rows: readonly NamedCatchDays[];
}

export function CatchDayNumbers({ title, rows }: CatchDayNumbersProps) {
  return (
    <NumbersFrame
      caption={t`Numbers: ${title}`}
      note={t`Expected: as many of the days, if they were like the others of their months. Times: how many times as often, of each day beside its own.`}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className={utilities.visuallyHidden}>{title}</span>
          </th>
          <th scope="col">{t`Days`}</th>
          <th scope="col">{t`Expected`}</th>
          <th scope="col">{t`Times`}</th>
          <th scope="col">{t`Low`}</th>
          <th scope="col">{t`High`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bin, name, days, expected, ratio }) => (
          <tr key={bin}>
            <th scope="row">{name}</th>
            <td>{formatDecimals(days, { min: 0, max: 0, isGrouped: true })}</td>
            <td>{formatDecimals(expected, { min: 1, max: 1, isGrouped: true })}</td>
            <td>{ratio ? formatTimesAsMany(ratio.ratio) : <NoFigure heard={t`too few to say`} />}</td>
            <td>{ratio ? formatTimesAsMany(ratio.likely.low) : <NoFigure heard={t`too few to say`} />}</td>
            <td>{ratio ? formatTimesAsMany(ratio.likely.high) : <NoFigure heard={t`too few to say`} />}</td>
          </tr>
        ))}
      </tbody>
    </NumbersFrame>
  );
}
