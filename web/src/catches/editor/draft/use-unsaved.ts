import { t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { logFailure } from "../../../http/log-failure.ts";
import { storedSession } from "../../../http/stored-session.ts";
import { useUser } from "../../../session/auth.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import type { Draft } from "./store/draft.ts";
import { removeDraft, removeDraftsOfCatch, DRAFTS_KEY, draftsQuery } from "./store/stored-drafts.ts";

interface Unsaved {
  /** The newest first. */
  drafts: readonly Draft[];
  /** Removes a draft; a toast can bring it back. */
  discard: (draft: Draft) => void;
  /** Removes a draft of which everything is saved. */
  drop: (id: string) => void;
}

const loadStore = () => import("./store/draft-store.ts");

const NONE: readonly Draft[] = [];

/** The user's drafts that are open in no form. */
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
        text: t`Draft discarded`,
        isOnlyChance: true,
        action: {
          label: t`Undo`,
          onPress: () => {
            // Nothing is stored for a user who has signed out meanwhile.
            if (storedSession()?.user.id !== draft.userId) return;
            void change(loadStore().then(({ putDraft }) => putDraft(draft, true)));
          },
        },
      });
    },
  };
}

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
