import { shiftRows } from "@creel/domain/import/duplicates/shift-rows";
import type { Import } from "@creel/domain/import/import";
import type { NewImportRow } from "@creel/domain/import/import-row";
import type { ImportRows } from "@creel/domain/import/rows/import-rows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { createStore } from "../../../store/create-store.ts";
import { useStore } from "../../../store/use-store.ts";
import * as calls from "../../api.ts";
import { type ComparedImport, importQuery, IMPORTS_KEY } from "../../api.ts";
import { newRowSender, type RowSender, type SendState } from "../../row-sender.ts";
import { noteStagedImport } from "../../staged-import.ts";

/** The data that an import sends: its rows, and the pictures that are uploaded later. */
export interface Draft extends Pick<ImportRows, "rows" | "photos" | "singlePhotos"> {
  /** `null` if unknown, as after a reload of the page. */
  left: ImportRows["left"] | null;
}

/** The rows as the server has them, with the result of the comparison. */
export interface Staged extends ComparedImport {
  draft: Draft;
  sender: RowSender;
  /** Minutes that were subtracted from the times of the file. */
  corrected: number;
}

interface NewFile {
  kind: string;
  fileName: string;
}

const NOTHING_SENT = createStore<SendState | null>(null);

/**
 * Sends all rows, or those that changed, and compares them with the log.
 *
 * @param resumed the import that was staged before the page was loaded
 */
export function useStaging({ kind, fileName }: NewFile, resumed: Staged | null = null) {
  const queryClient = useQueryClient();
  const [staged, setStaged] = useState(resumed);
  const [isShown, setIsShown] = useState(resumed !== null);
  const [sender, setSender] = useState<RowSender | null>(null);
  const sending = useStore(sender?.state ?? NOTHING_SENT);

  async function note(next: Staged): Promise<Staged> {
    const { id } = next.import;
    queryClient.setQueryData(importQuery(id).queryKey, next.import);
    void queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
    await queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "rows", id] });
    setStaged(next);
    return next;
  }

  async function sendAll(id: string, draft: Draft, corrected: number): Promise<Staged> {
    const next = newRowSender({ file: { id, kind, fileName }, rows: draft.rows, calls });
    setSender(next);
    noteStagedImport(null);
    await next.send();
    const { compared, error } = next.state.get();
    if (!compared) throw error;
    noteStagedImport(id);
    return note({ ...compared, draft, sender: next, corrected });
  }

  const compare = useMutation({
    mutationFn: async (draftFor: (importId: string) => Promise<Draft>) => {
      // Reuses the id of the import, so that the server forgets rows that are no longer in it.
      const id = staged?.import.id ?? uuidv7();
      const all = await sendAll(id, await draftFor(id), 0);
      setIsShown(true);
      return all;
    },
  });
  const change = useMutation({
    mutationFn: async (by: (sender: RowSender) => Promise<ComparedImport>) => {
      if (staged) await note(changed(staged, await by(staged.sender)));
    },
  });
  const correct = useMutation({
    mutationFn: async (minutes: number) => {
      if (!staged) return;
      const { draft, corrected } = staged;
      const rows: NewImportRow[] = shiftRows(draft.rows, minutes);
      await sendAll(staged.import.id, { ...draft, rows }, corrected + minutes);
    },
  });
  const commit = useMutation({
    mutationFn: ({ sender: from }: Staged): Promise<Import> => from.commit(),
    onSuccess: () => noteStagedImport(null),
  });
  return {
    staged: isShown ? staged : null,
    sent: sending?.sent ?? 0,
    total: sending?.total ?? 0,
    compare,
    change,
    correct,
    commit,
    hide: () => setIsShown(false),
  };
}

function changed(before: Staged, compared: ComparedImport): Staged {
  return { ...before, ...compared, draft: { ...before.draft, rows: [...before.sender.rows()] } };
}

export type Staging = ReturnType<typeof useStaging>;
