import { t } from "@lingui/core/macro";

import { Checkbox } from "../controls/checkbox.tsx";

import * as utilities from "../styles/utilities.module.css";

/** The selected rows, by their keys. */
export interface Selection<Row> {
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  /** Returns the row's name, which screen readers read after "Select". */
  nameOf: (row: Row) => string;
}

interface SelectBoxProps<Row> {
  row: Row;
  id: string;
  selection: Selection<Row>;
}

/** A checkbox that selects a row. */
export function SelectBox<Row>({ row, id, selection: { selected, onSelect, nameOf } }: SelectBoxProps<Row>) {
  const name = nameOf(row);
  return (
    <Checkbox isSelected={selected.has(id)} onChange={() => onSelect(toggled(selected, id))}>
      <span className={utilities.visuallyHidden}>{t`Select ${name}`}</span>
    </Checkbox>
  );
}

export function isSelected(id: string, selection?: Pick<Selection<never>, "selected">): boolean {
  return selection?.selected.has(id) ?? false;
}

function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
