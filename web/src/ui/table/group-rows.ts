interface RowGroup<Row> {
  /** Absent without groups. */
  name: string | undefined;
  rows: Row[];
}

/** Groups consecutive rows with the same heading, in the given order. */
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
