import { t } from "@lingui/core/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { groupRows } from "./group-rows.ts";
import { isSelected, SelectBox, type Selection } from "./select-box.tsx";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./data-table.module.css";

export interface Column<Row, By extends string = string> {
  id: string;
  head: string;
  /** True to hide the header visually, for example above a menu. Screen readers still read it. */
  isHeadHidden?: boolean;
  /** The sort key of the column, and the end that comes first. */
  sort?: { by: By; first: "up" | "down" };
  isFigure?: boolean;
  /** True if the cell names its row. */
  isName?: boolean;
  /** Applies to the column's head and cells. */
  className?: string;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row, By extends string = string> {
  /** Names the table for screen readers. */
  label?: string;
  rows: readonly Row[];
  columns: readonly Column<Row, By>[];
  keyOf: (row: Row) => string;
  /** Returns the group heading of a row. Consecutive rows with the same heading form a group. */
  groupOf?: (row: Row) => string;
  /** The current order. */
  sort?: string;
  onSort?: (sort: Order<By>) => void;
  selection?: Selection<Row>;
}

/** A table of rows and columns. Used within a TableFrame. */
export function DataTable<Row, By extends string>(props: DataTableProps<Row, By>) {
  const { label, rows, columns, keyOf, groupOf, selection } = props;
  const groups = groupRows(rows, groupOf);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <table aria-label={label}>
      <Heads {...props} firstGroup={groups[0]?.name} />
      {groups.map(({ name, rows: ofGroup }, index) => (
        <tbody key={name ?? ""}>
          {name !== undefined && index > 0 && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={width}>
                {name}
              </th>
            </tr>
          )}
          {ofGroup.map((row) => (
            <tr key={keyOf(row)} className={isSelected(keyOf(row), selection) ? styles.selected : ""}>
              {selection && (
                <td className={styles.check}>
                  <SelectBox row={row} id={keyOf(row)} selection={selection} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface HeadsProps<Row, By extends string> extends DataTableProps<Row, By> {
  /** The first group heading. It is shown in the first column's header, where reading starts. */
  firstGroup: string | undefined;
}

function Heads<Row, By extends string>({ columns, sort = "", onSort, ...props }: HeadsProps<Row, By>) {
  const { selection, firstGroup } = props;
  return (
    <thead>
      <tr>
        {selection && (
          <th>
            <span className={utilities.visuallyHidden}>{t`Selected`}</span>
          </th>
        )}
        {columns.map((column, index) => {
          const { id, head, sort: order, isHeadHidden, className } = column;
          const isFigure = column.isFigure ?? false;
          const group = index === 0 ? firstGroup : undefined;
          if (order && onSort) {
            return <SortHead key={id} label={head} {...order} {...{ className, isFigure, sort, onSort }} />;
          }
          return (
            <th key={id} className={className} data-figure={isFigure || undefined}>
              {group !== undefined && <span aria-hidden>{group}</span>}
              {isHeadHidden || group !== undefined ? (
                <span className={utilities.visuallyHidden}>{head}</span>
              ) : (
                head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Cell<Row, By extends string>({ column, row }: { column: Column<Row, By>; row: Row }) {
  const { className } = column;
  const isFigure = column.isFigure || undefined;
  if (column.isName) {
    return (
      <th scope="row" className={className} data-figure={isFigure}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-figure={isFigure}>
      {column.cell(row)}
    </td>
  );
}

/** A sort key; "-" reverses the order. */
type Order<By extends string> = By | `-${By}`;

interface SortHeadProps<By extends string> {
  label: string;
  by: By;
  /** The current order of the rows, by any column. */
  sort: string;
  onSort: (sort: Order<By>) => void;
  /** The end that comes first after the first press. The next press reverses it. */
  first: "up" | "down";
  className?: string | undefined;
  isFigure: boolean;
}

/** The header of a sortable column. */
function SortHead<By extends string>({ label, by, sort, onSort, ...props }: SortHeadProps<By>) {
  const { first, className, isFigure } = props;
  const isDown = sort === `-${by}`;
  const isUp = sort === by;
  const next = isDown || (!isUp && first === "up") ? by : (`-${by}` as const);
  return (
    <th
      className={className}
      data-figure={isFigure || undefined}
      aria-sort={isDown ? "descending" : isUp ? "ascending" : "none"}
    >
      <button type="button" className={styles.sortHead} onClick={() => onSort(next)}>
        {label}
        {isDown && <Icon of={ArrowDown} isSmall />}
        {isUp && <Icon of={ArrowUp} isSmall />}
      </button>
    </th>
  );
}
