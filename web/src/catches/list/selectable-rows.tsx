import type { ComponentProps } from "react";

import { SelectBox } from "../../ui/table/select-box.tsx";
import { CatchCard } from "./catch-card.tsx";
import { CatchRows } from "./catch-lists.tsx";
import { type CatchTable, CatchSelectionBar, nameOf } from "./catch-table.tsx";

import * as styles from "./selectable-rows.module.css";

type SelectableRowsProps = Omit<ComponentProps<typeof CatchTable>, "sort" | "onSort">;

/** On a phone several catches are selected in rows, each with a box before it. */
export function SelectableRows({ actions, ...selection }: SelectableRowsProps) {
  const { catches } = selection;
  return (
    <>
      <CatchSelectionBar {...selection} />
      <CatchRows>
        {catches.map((caught) => (
          <li key={caught.id} className={styles.root}>
            <SelectBox row={caught} id={caught.id} selection={{ ...selection, nameOf }} />
            <CatchCard variant="list" caught={caught} actions={actions} />
          </li>
        ))}
      </CatchRows>
    </>
  );
}
