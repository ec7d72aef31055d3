interface RowGroup<Row> {
  /** Absent where there are no groups. */
  name: string | undefined;
  rows: Row[];
}

/** The rows in the order they come in, each under the heading of those before it or a new one. */
export function groupRows<Row>(rows: readonly Row[], groupOf?: (row: Row) => string): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = groupOf ? [] : [{ name: undefined, rows: [] }];
  for (const row of rows) {
    const name = groupOf?.(row);
    const last = groups.at(-1);
    if (last?.name === name) last?.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}
