import { useQuery, useQueryClient } from "@tanstack/react-query";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { logFailure } from "../../../http/log-failure.ts";
import { storedSession } from "../../../session/stored-session.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { removeDraft, removeDraftsOfCatch } from "./store/draft-database.ts";
import type { Draft } from "./store/draft.ts";
import { DRAFTS_KEY, draftsQuery } from "./store/drafts.query.ts";

interface Unsaved {
  /** The newest first. */
  drafts: readonly Draft[];
  /** Throws one away; for a moment it can be had back. */
  discard: (draft: Draft) => void;
  /** Throws one away of which everything is saved. */
  drop: (id: string) => void;
}

const loadStore = () => import("./store/draft-store.ts");

const NONE: readonly Draft[] = [];

/** What the user did not save and has open nowhere. */
export function useUnsaved(): Unsaved {
  const { id: userId } = useUser();
  const { data: drafts = NONE } = useQuery(draftsQuery(userId));
  const change = useChange();

  return {
    drafts,
    drop: (id) => void change(removeDraft(id)),
    discard: (draft) => {
      void change(removeDraft(draft.id));
      showToast({
        text: "Draft discarded",
        isOnlyChance: true,
        action: {
          label: "Undo",
          onPress: () => {
            // Who has signed out meanwhile leaves nothing here.
            if (storedSession()?.user.id !== draft.userId) return;
            void change(loadStore().then(({ putDraft }) => putDraft(draft, true)));
          },
        },
      });
    },
  };
}

/** A catch that is no more, by its id, needs no changes kept. */
export function useForgetDraftsOfCatch(): (catchIds: readonly string[]) => void {
  const change = useChange();
  return (catchIds) => void change(Promise.all(catchIds.map(removeDraftsOfCatch)));
}

function useChange(): (step: Promise<unknown>) => Promise<void> {
  const queryClient = useQueryClient();
  return async (step) => {
    await step.catch((error: unknown) => logFailure("A draft could not be changed", error));
    await queryClient.invalidateQueries({ queryKey: DRAFTS_KEY });
  };
}
