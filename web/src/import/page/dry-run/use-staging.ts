import { shiftRows } from "@creel/domain/import/duplicates/shift-rows";
import type { ClockShift, Import } from "@creel/domain/import/import";
import type { NewImportRow } from "@creel/domain/import/import-row";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { compareImport } from "../../data/imports.calls.ts";
import { importQuery, IMPORTS_KEY } from "../../data/imports.query.ts";
import { beginImport, putRows } from "../../data/stage-rows.ts";

/** Rows as the server has them, and what it says of them all. */
export interface Staged {
  id: string;
  rows: readonly NewImportRow[];
  shift: ClockShift | null;
  /** What was taken from the times of the file, in minutes. */
  corrected: number;
  stored: Import;
}

interface File {
  kind: string;
  fileName: string;
}

/** Sends rows to be judged, all of them or those that changed, and holds them against the log. */
export function useStaging({ kind, fileName }: File) {
  const queryClient = useQueryClient();
  const [staged, setStaged] = useState<Staged | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [sent, setSent] = useState(0);

  async function stage(change: {
    id: string;
    all: readonly NewImportRow[];
    changed: readonly NewImportRow[];
    corrected: number;
  }) {
    const { id, all, changed, corrected } = change;
    await putRows(id, changed, setSent);
    const { import: stored, shift } = await compareImport(id);
    queryClient.setQueryData(importQuery(id).queryKey, stored);
    await queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "rows", id] });
    setStaged({ id, rows: all, shift, corrected, stored });
  }

  const compare = useMutation({
    mutationFn: async (makeRows: () => Promise<readonly NewImportRow[]>) => {
      setSent(0);
      const rows = await makeRows();
      // A row that is no longer there would stay: the same import takes as many rows or more.
      const id = staged && staged.rows.length <= rows.length ? staged.id : uuidv7();
      await beginImport({ id, kind, fileName });
      await stage({ id, all: rows, changed: rows, corrected: 0 });
      setIsShown(true);
    },
  });
  const change = useMutation({
    mutationFn: async (changed: readonly NewImportRow[]) => {
      if (!staged) return;
      const byPosition = new Map(changed.map((row) => [row.position, row]));
      const all = staged.rows.map((row) => byPosition.get(row.position) ?? row);
      await stage({ ...staged, all, changed });
    },
  });
  const correct = useMutation({
    mutationFn: async (minutes: number) => {
      if (!staged) return;
      const all = shiftRows(staged.rows, minutes);
      await stage({ id: staged.id, all, changed: all, corrected: staged.corrected + minutes });
    },
  });
  return { staged: isShown ? staged : null, sent, compare, change, correct, hide: () => setIsShown(false) };
}
