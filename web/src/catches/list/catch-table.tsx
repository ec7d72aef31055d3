import "./catch-table.css";
import type { CatchSort } from "@creel/domain/catches/catch-list";

import { DataTable } from "../../ui/table/data-table.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import { useUnits } from "../../units/use-units.ts";
import type { CatchActions } from "./actions.ts";
import { catchColumns } from "./catch-columns.tsx";
import { CatchSelectionBar, nameOf, type SelectionProps } from "./selection.tsx";

interface CatchTableProps extends SelectionProps {
  actions: CatchActions;
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
}

export function CatchTable({ actions, sort, onSort, ...selection }: CatchTableProps) {
  const units = useUnits();
  return (
    <TableFrame className="catch-table">
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
