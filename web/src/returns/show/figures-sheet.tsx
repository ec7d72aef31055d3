import { type Block, rowsBy } from "@creel/domain/returns/block";
import type { ReturnFigures, ReturnValue } from "@creel/domain/returns/return-figures";
import { t } from "@lingui/core/macro";

import { SheetTable } from "../../ui/print/sheet-table.tsx";
import { useUnits } from "../../units/use-units.ts";
import { columnName, formatValue, isOneYear, isText, rowName, rowsHead } from "../describe/column-names.ts";

interface FiguresSheetProps {
  blocks: readonly Block[];
  figures: ReturnFigures;
  /** The first and the last day, yyyy-mm-dd. */
  period: { from: string; to: string };
}

/** The figures of a return as a table on paper. */
export function FiguresSheet({ blocks, figures: { columns, rows, totals }, period }: FiguresSheetProps) {
  const units = useUnits();
  const by = rowsBy(blocks);
  const hasYear = !isOneYear(period);
  const cells = (values: readonly ReturnValue[], isTotal: boolean) =>
    columns.map((column, index) => {
      const text = formatValue(column, values[index] ?? null, { by, units, isTotal });
      return text ?? (isTotal && isText(column) ? "" : null);
    });
  return (
    <SheetTable
      label={t`Figures`}
      columns={[
        { id: "row", name: rowsHead(by), isPlace: by === "water" },
        ...columns.map((column, index) => ({
          id: String(index),
          name: columnName(column, by),
          kind: isText(column) ? ("text" as const) : index === 0 ? ("figure" as const) : ("light" as const),
        })),
      ]}
      rows={rows.map((row) => ({
        id: row.key,
        cells: [rowName(row, by, hasYear), ...cells(row.values, false)],
      }))}
      total={[t`Total`, ...cells(totals, true)]}
    />
  );
}
