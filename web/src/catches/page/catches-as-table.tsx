import type { Catch } from "@creel/domain/catches/catch";
import type { CatchSort } from "@creel/domain/catches/catch-list";
import { startTransition, Suspense, useState, type ComponentProps } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { SelectBox } from "../../ui/table/select-box.tsx";
import { useCatchDialogs } from "../dialogs/catch-dialogs.tsx";
import { CatchCard } from "../list/catch-card.tsx";
import { CatchRows } from "../list/catch-lists.tsx";
import { CatchTable, CatchSelectionBar, nameOfCatch } from "../list/catch-table.tsx";

import * as styles from "./catches-as-table.module.css";

const DeleteSelected = lazyPart(async () => (await import("../dialogs/delete-selected.tsx")).DeleteSelected);

interface TableProps {
  catches: readonly Catch[];
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
}

/** Cards where there is no room for a table; several catches can be selected in either. */
export function CatchesAsTable({ catches, sort, onSort }: TableProps) {
  const actions = useCatchDialogs();
  const isPhone = useIsPhone();
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [deleting, setDeleting] = useState<Catch[]>([]);
  const askToDelete = (asked: Catch[]) => startTransition(() => setDeleting(asked));
  const selection = { catches, selected, onSelect: setSelected, onDelete: askToDelete };

  return (
    <>
      {isPhone ? (
        <SelectableRows {...selection} actions={actions} />
      ) : (
        <CatchTable {...selection} actions={actions} sort={sort} onSort={onSort} />
      )}
      <Suspense>
        {deleting.length > 0 && (
          <DeleteSelected
            catches={deleting}
            onEnd={(deleted) => {
              setDeleting([]);
              setSelected(new Set([...selected].filter((id) => !deleted.includes(id))));
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type SelectableRowsProps = Omit<ComponentProps<typeof CatchTable>, "sort" | "onSort">;

/** On a phone several catches are selected in rows, each with a box before it. */
function SelectableRows({ actions, ...selection }: SelectableRowsProps) {
  const { catches } = selection;
  return (
    <>
      <CatchSelectionBar {...selection} />
      <CatchRows>
        {catches.map((caught) => (
          <li key={caught.id} className={styles.root}>
            <SelectBox row={caught} id={caught.id} selection={{ ...selection, nameOf: nameOfCatch }} />
            <CatchCard variant="list" caught={caught} actions={actions} />
          </li>
        ))}
      </CatchRows>
    </>
  );
}
