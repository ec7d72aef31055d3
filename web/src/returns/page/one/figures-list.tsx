import { rowsBy } from "@creel/domain/returns/block";
import type { ReturnValue } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";

import { NoFigure } from "../../../ui/layout/figure.tsx";
import { useUnits } from "../../../units/use-units.ts";
import {
  columnName,
  formatValue,
  isOneYear,
  isText,
  rowName,
  withValues,
} from "../../describe/column-names.ts";
import { type FiguresProps, IncompleteMark, isIncomplete } from "./incomplete-mark.tsx";

import * as styles from "./figures.module.css";

/** Each row with its values below its name. Columns of fish that are 0 are left out, except in the total. */
export function FiguresList({ entry, figures }: FiguresProps) {
  const by = rowsBy(entry.blocks);
  const hasYear = !isOneYear(entry);
  const { rows, totals } = figures;
  return (
    <ul className={styles.list} aria-label={t`Figures`}>
      {rows.map((row) => (
        <li key={row.key}>
          <b>
            {rowName(row, by, hasYear)}
            {isIncomplete({ entry, figures }, row) && <IncompleteMark />}
          </b>
          <Values figures={figures} by={by} values={row.values} />
        </li>
      ))}
      <li className={styles.total}>
        <b>{t`Total`}</b>
        <Values figures={figures} by={by} values={totals} isTotal />
      </li>
    </ul>
  );
}

interface ValuesProps extends Pick<FiguresProps, "figures"> {
  by: ReturnType<typeof rowsBy>;
  values: readonly ReturnValue[];
  isTotal?: boolean;
}

function Values({ figures: { columns }, by, values, isTotal = false }: ValuesProps) {
  const units = useUnits();
  const shown = withValues(columns, values).filter((each) => isShown(each, isTotal));
  return (
    <dl className={styles.values}>
      {shown.map(({ id, column, value }) => (
        <div key={id}>
          <dt>{columnName(column, by)}</dt>
          <dd>{formatValue(column, value, { by, units, isTotal }) ?? <NoFigure />}</dd>
        </div>
      ))}
    </dl>
  );
}

function isShown({ column, value }: ReturnType<typeof withValues>[number], isTotal: boolean): boolean {
  if (isTotal) return !isText(column);
  return !(column.kind === "fish" && value === 0) && !(isText(column) && value === null);
}
