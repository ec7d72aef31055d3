import { rowsBy } from "@creel/domain/returns/block";
import type { ReturnRow } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";

import { NoFigure } from "../../../ui/layout/figure.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import { TableFrame } from "../../../ui/table/table-frame.tsx";
import { useUnits } from "../../../units/use-units.ts";
import {
  columnName,
  formatValue,
  isOneYear,
  isText,
  rowName,
  rowsHead,
  withValues,
} from "../../describe/column-names.ts";
import { type FiguresProps, IncompleteMark, isIncomplete } from "./incomplete-mark.tsx";

import * as styles from "./figures.module.css";

export function FiguresTable({ entry, figures }: FiguresProps) {
  const by = rowsBy(entry.blocks);
  const { columns, rows, totals } = figures;
  const hasYear = !isOneYear(entry);
  return (
    <TableFrame className={styles.frame}>
      <ScrollBox label={t`Figures`}>
        <table aria-label={t`Figures`}>
          <thead>
            <tr>
              <th scope="col">{rowsHead(by)}</th>
              {withValues(columns, []).map(({ id, column }) => (
                <th key={id} scope="col" data-figure={!isText(column) || undefined}>
                  {columnName(column, by)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={styles.rowName}>
                  {rowName(row, by, hasYear)}
                  {isIncomplete({ entry, figures }, row) && <IncompleteMark />}
                </th>
                <Cells figures={figures} by={by} values={row.values} />
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{t`Total`}</th>
              <Cells figures={figures} by={by} values={totals} isTotal />
            </tr>
          </tbody>
        </table>
      </ScrollBox>
    </TableFrame>
  );
}

interface CellsProps extends Pick<FiguresProps, "figures"> {
  by: ReturnType<typeof rowsBy>;
  values: ReturnRow["values"];
  isTotal?: boolean;
}

function Cells({ figures: { columns }, by, values, isTotal = false }: CellsProps) {
  const units = useUnits();
  return withValues(columns, values).map(({ id, column, value }, index) => {
    const text = formatValue(column, value, { by, units, isTotal });
    const isEmpty = isTotal && isText(column);
    return (
      <td key={id} data-figure={!isText(column) || undefined} data-first={index === 0 || undefined}>
        {text ?? (isEmpty ? "" : <NoFigure />)}
      </td>
    );
  });
}
