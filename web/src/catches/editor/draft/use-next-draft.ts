import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import type { Finished } from "./finished-note.tsx";
import type { Draft } from "./store/draft.ts";
import { draftsQuery } from "./store/drafts.query.ts";

export interface Saved {
  species: string;
  /** False when it is kept on this device and sent later. */
  isSent: boolean;
  /** As the server answered, or as it will be once it is sent; `null` when only a part of it is here. */
  caught: Catch | Promise<Catch | null>;
}

interface SavedOfLog extends Saved {
  /** That it is the best of its species, in words. */
  best: string | null;
}

export interface NextSteps {
  onView: (caught: Catch) => void;
  onContinue: (draft: Draft, finished: Finished) => void;
  /** Aborted when the page unmounts on which the catch can be viewed. */
  pageEnd: RefObject<AbortController | null>;
}

/** What has a second sentence is read longer, in milliseconds. */
const LONG_SHOWN_MS = 12_000;

/** After a draft was saved, opens the next one; else offers to view the catch. */
export function useNextDraft({ onView, onContinue, pageEnd }: NextSteps) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();

  async function listOthers(draftId: string): Promise<Draft[]> {
    const drafts = await queryClient.fetchQuery(draftsQuery(userId)).catch(() => []);
    return drafts.filter(({ id }) => id !== draftId);
  }

  async function view(caught: Saved["caught"]): Promise<void> {
    const known = await caught;
    if (known) onView(known);
  }

  return async ({ species, isSent, caught, best }: SavedOfLog, draftId: string | null): Promise<void> => {
    const waiting = draftId === null ? [] : await listOthers(draftId);
    const [next] = waiting;
    if (next) return onContinue(next, { species, isSent, left: waiting.length, best });
    const name = speciesName(species);
    showToast({
      text: isSent ? t`${name} saved` : t`Kept on this phone`,
      ...(best !== null && { detail: best, shownMs: LONG_SHOWN_MS }),
      action: { label: t`View`, onPress: () => void view(caught) },
      until: pageEnd.current?.signal,
    });
  };
}
