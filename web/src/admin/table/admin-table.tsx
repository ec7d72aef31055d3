import "../../ui/filters/data-table.css";
import "./admin-table.css";
import type { ReactNode } from "react";

import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { SortHead } from "../../ui/filters/sort-head.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";

export interface Column<Row> {
  id: string;
  head: string;
  /** What names it is heard and not seen: a menu, a box to tick. */
  isHeadHidden?: boolean;
  /** What the API calls the order by it, and which end comes first. */
  sort?: { by: string; first: "up" | "down" };
  isFigure?: boolean;
  /** The cell that names its row. */
  isName?: boolean;
  cell: (row: Row) => ReactNode;
}

interface AdminTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** What a row is on a phone, where a table has no room. */
  card: (row: Row) => ReactNode;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: RowSelection<Row>;
  /** While others are asked for, what was there stays. */
  isStale?: boolean;
}

interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  nameOf: (row: Row) => string;
  /** What is selected, and what can be done with it. */
  bar: ReactNode;
}

/** A list of the admin area: a table where there is room for one, cards on a phone. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <div className={classNames("data-table admin-table", props.isStale && "admin-table-stale")}>
      {props.selection?.bar}
      {isPhone ? <Cards {...props} /> : <Table {...props} />}
    </div>
  );
}

function Cards<Row>({ label, rows, keyOf, card, selection }: AdminTableProps<Row>) {
  return (
    <ul className="admin-cards" aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className={classNames("admin-card", isSelected(row, keyOf, selection) && "line-selected")}
        >
          {selection && <RowBox row={row} id={keyOf(row)} selection={selection} />}
          <div className="admin-card-body">{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}

function Table<Row>({ label, rows, columns, keyOf, selection, sort = "", onSort }: AdminTableProps<Row>) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {selection && (
            <th>
              <span className="visually-hidden">Selected</span>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={isSelected(row, keyOf, selection) ? "line-selected" : ""}>
            {selection && (
              <td className="cell-check">
                <RowBox row={row} id={keyOf(row)} selection={selection} />
              </td>
            )}
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}

function Head<Row>({ column: { head, sort: order, isFigure, isHeadHidden }, sort, onSort }: HeadProps<Row>) {
  const look = isFigure === undefined ? {} : { isFigure };
  if (order && onSort) return <SortHead word={head} {...order} {...look} sort={sort} onSort={onSort} />;
  return (
    <th className={isFigure ? "cell-figure" : ""}>
      {isHeadHidden ? <span className="visually-hidden">{head}</span> : head}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = column.isFigure ? "cell-figure" : "";
  if (column.isName) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={className}>{column.cell(row)}</td>;
}

function isSelected<Row>(row: Row, keyOf: (row: Row) => string, selection?: RowSelection<Row>): boolean {
  return selection?.selected.has(keyOf(row)) ?? false;
}

interface RowBoxProps<Row> {
  row: Row;
  id: string;
  selection: RowSelection<Row>;
}

function RowBox<Row>({ row, id, selection: { selected, onToggle, nameOf } }: RowBoxProps<Row>) {
  return (
    <Checkbox isSelected={selected.has(id)} onChange={() => onToggle(id)}>
      <span className="visually-hidden">Select {nameOf(row)}</span>
    </Checkbox>
  );
}
