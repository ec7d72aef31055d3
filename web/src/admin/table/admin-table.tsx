import type { ReactNode } from "react";

import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { DataTable, type DataTableProps } from "../../ui/table/data-table.tsx";
import { groupRows } from "../../ui/table/group-rows.ts";
import { isSelected, SelectBox } from "../../ui/table/select-box.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";

import * as styles from "./admin-table.module.css";

interface AdminTableProps<Row> extends DataTableProps<Row> {
  label: string;
  className?: string;
  bar?: ReactNode;
  card: (row: Row) => ReactNode;
  /** True while another page is loading and the previous one is shown. */
  isStale: boolean;
}

/** A table, or cards on a phone. */
export function AdminTable<Row>({ className, bar, isStale, ...list }: AdminTableProps<Row>) {
  const isPhone = useIsPhone();
  return (
    <TableFrame className={classNames(styles.root, className, isStale && styles.stale)}>
      {bar}
      {isPhone ? <Cards {...list} /> : <DataTable {...list} />}
    </TableFrame>
  );
}

type CardsProps<Row> = Omit<AdminTableProps<Row>, "className" | "bar" | "isStale">;

function Cards<Row>({ groupOf, ...list }: CardsProps<Row>) {
  if (!groupOf) return <CardList {...list} />;
  return groupRows(list.rows, groupOf).map(({ name, rows }) => (
    <section key={name} className={styles.group}>
      <h3>{name}</h3>
      <CardList {...list} rows={rows} />
    </section>
  ));
}

function CardList<Row>({ label, rows, keyOf, card, selection }: CardsProps<Row>) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className={styles.card}
          data-selected={isSelected(keyOf(row), selection) || undefined}
        >
          {selection && <SelectBox row={row} id={keyOf(row)} selection={selection} />}
          <div className={styles.cardBody}>{card(row)}</div>
        </li>
      ))}
    </ul>
  );
}
