import { Fragment, type ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./print.module.css";

export interface SheetColumn {
  id: string;
  /** "" if its cells explain themselves. */
  name: ReactNode;
  /** A figure is bold and ends at the column's end; a `light` one is not bold. */
  kind?: "text" | "figure" | "light";
  /** Whether its cells are names of waters. */
  isPlace?: boolean;
  /** Whether it needs no more room than its longest cell. */
  isNarrow?: boolean;
  /** Whether it takes up the room that others leave. */
  isWide?: boolean;
  /** Whether words at its end may share a column with figures, and break. */
  isWrapped?: boolean;
}

export interface SheetRow {
  id: string;
  /** One per column. `null` is an en dash, which means that it is not known; "" leaves the cell empty. */
  cells: readonly ReactNode[];
  /** Whether it belongs to the row above, from which no page break should part it. */
  isContinued?: boolean;
}

interface SheetTableProps {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  /** The cells of the last row, between a rule and a thick one. */
  total?: readonly ReactNode[] | undefined;
  /** True for a table whose rows explain themselves. */
  hasNoHead?: boolean;
}

/** Its head repeats on each page, and no row is cut. */
export function SheetTable({ label, columns, rows, total, hasNoHead = false }: SheetTableProps) {
  const groups = rows.length > 0 ? groupsOf(rows) : [[]];
  return (
    <table className={styles.table} aria-label={label}>
      {!hasNoHead && (
        <thead>
          <tr>
            {columns.map((column) =>
              column.name === "" ? (
                <td key={column.id} className={namesOf(column)} aria-hidden />
              ) : (
                <th key={column.id} scope="col" className={namesOf(column)}>
                  {column.name}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      {groups.map((group, index) => (
        <tbody key={group[0]?.id ?? "total"}>
          {group.map(({ id, cells }) => (
            <tr key={id}>
              <Cells columns={columns} cells={cells} />
            </tr>
          ))}
          {/* Stays on the page of the row above it. */}
          {total && index === groups.length - 1 && (
            <tr className={styles.total}>
              <Cells columns={columns} cells={total} />
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function Cells({ columns, cells }: { columns: readonly SheetColumn[]; cells: readonly ReactNode[] }) {
  return columns.map((column, index) => {
    const names = classNames(namesOf(column), column.isPlace && styles.place);
    const cell = cells[index] ?? "–";
    return (
      <Fragment key={column.id}>
        {index === 0 && cell !== "" ? (
          <th scope="row" className={names}>
            {cell}
          </th>
        ) : (
          <td className={names}>{cell}</td>
        )}
      </Fragment>
    );
  });
}

function namesOf({ kind = "text", isNarrow, isWide, isWrapped }: SheetColumn): string {
  return classNames(
    kind !== "text" && styles.figure,
    kind === "light" && styles.light,
    isNarrow && styles.narrow,
    isWide && styles.wide,
    isWrapped && styles.wrapped,
  );
}

function groupsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const groups: SheetRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.isContinued && last) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
