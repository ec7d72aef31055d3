import type { CatchSort } from "@creel/domain/catches/catch-list";

import { DataTable } from "../../ui/table/data-table.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import { useUnits } from "../../units/use-units.ts";
import type { CatchActions } from "./actions.ts";
import { catchColumns } from "./catch-columns.tsx";
import { CatchSelectionBar, nameOf, type SelectionProps } from "./selection.tsx";

import * as styles from "./catch-table.module.css";

interface CatchTableProps extends SelectionProps {
  actions: CatchActions;
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
}

export function CatchTable({ actions, sort, onSort, ...selection }: CatchTableProps) {
  const units = useUnits();
  return (
    <TableFrame className={styles.root}>
      <CatchSelectionBar {...selection} />
      <DataTable
        rows={selection.catches}
        columns={catchColumns(actions, units)}
        keyOf={({ id }) => id}
        selection={{ ...selection, nameOf }}
        sort={sort}
        onSort={onSort}
      />
    </TableFrame>
  );
}
