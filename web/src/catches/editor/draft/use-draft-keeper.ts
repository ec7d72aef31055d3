import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { CatchValues } from "../values/catch-values.ts";
import { DraftKeeper, type DraftStore } from "./draft-keeper.ts";
import type { Leaving } from "./leaving.tsx";
import { putDraft } from "./store/draft-store.ts";
import type { Draft } from "./store/draft.ts";
import { removeDraft, DRAFTS_KEY, onDraftsForgotten, holdDraft } from "./store/stored-drafts.ts";

const ON_THIS_DEVICE: DraftStore = { put: putDraft, remove: removeDraft };

interface OpenForm {
  draft: Draft;
  saved: CatchValues | null;
  /** Whether it may be stored on this device. */
  canStore: boolean;
}

/** Stores a draft of one form while it is open; `begin` is called once. */
export function useDraftKeeper({ watch }: Leaving, begin: () => OpenForm): DraftKeeper {
  const queryClient = useQueryClient();
  const [keeper] = useState(() => {
    const { canStore, ...form } = begin();
    return new DraftKeeper({ ...form, drafts: canStore ? ON_THIS_DEVICE : null });
  });

  useEffect(() => {
    const { id, userId } = keeper.draft;
    const release = holdDraft(id);
    const stopListening = onDraftsForgotten((forgotten) => {
      if (forgotten === userId) void keeper.end();
    });
    return () => {
      void keeper
        .flush()
        .then(release)
        .then(() => {
          stopListening();
          return queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
        });
    };
  }, [keeper, queryClient]);

  useEffect(() => watch(keeper), [watch, keeper]);
  useEffect(() => flushOnPageHide(keeper), [keeper]);
  return keeper;
}

function flushOnPageHide(keeper: DraftKeeper): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const flush = () => void keeper.flush();
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") flush();
    },
    { signal },
  );
  addEventListener("pagehide", flush, { signal });
  addEventListener(
    "beforeunload",
    (event) => {
      commitActiveField();
      if (!keeper.isPending) return;
      flush();
      event.preventDefault();
    },
    { signal },
  );
  return () => controller.abort();
}

/** A number counts once its field is left. */
function commitActiveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
