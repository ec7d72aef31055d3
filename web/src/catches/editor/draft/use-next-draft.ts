import type { Catch } from "@creel/domain/catches/catch";
import { plural, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";

import { logFailure } from "../../../http/log-failure.ts";
import { useUser } from "../../../session/auth.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { deleteAtOnce } from "../../outbox/delete-catches.ts";
import type { Finished } from "./form-notice.tsx";
import type { Draft } from "./store/draft.ts";
import { draftsQuery } from "./store/stored-drafts.ts";

export interface Saved {
  species: string;
  /** False if the catch is stored on this device and sent later. */
  isSent: boolean;
  /** The ids of all catches that were saved together. */
  ids: readonly string[];
  /** As the server answered, or as it will be once it is sent; `null` if only a part of it is on this device. */
  caught: Catch | Promise<Catch | null>;
}

interface SavedOfLog extends Saved {
  /** The sentence about a first or best catch of its species; `null` if there is none. */
  best: string | null;
}

export interface NextSteps {
  onView: (caught: Catch) => void;
  onContinue: (draft: Draft, finished: Finished) => void;
  /** Aborted when the page that can show the catch unmounts. */
  pageEnd: RefObject<AbortController | null>;
}

/** Milliseconds. A message with a second sentence takes longer to read. */
const LONG_SHOWN_MS = 12_000;

/** Opens the next draft after one was saved, or else offers to view the catch. */
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

  return async (
    { species, isSent, caught, ids, best }: SavedOfLog,
    draftId: string | null,
  ): Promise<void> => {
    const waiting = draftId === null ? [] : await listOthers(draftId);
    const [next] = waiting;
    if (next) return onContinue(next, { species, isSent, left: waiting.length, best });
    showToast({
      text: describeSaved({ species, isSent, count: ids.length }),
      ...(best !== null && { detail: best, shownMs: LONG_SHOWN_MS }),
      action:
        ids.length > 1
          ? { label: t`Undo`, onPress: () => undo(userId, ids) }
          : { label: t`View`, onPress: () => void view(caught) },
      until: pageEnd.current?.signal,
    });
  };
}

interface SavedAtOnce extends Pick<Saved, "species" | "isSent"> {
  count: number;
}

function describeSaved({ species, isSent, count }: SavedAtOnce): string {
  if (count > 1) {
    return isSent
      ? t`${plural(count, { one: "# catch saved", other: "# catches saved" })}`
      : t`${plural(count, { one: "# catch saved on this phone", other: "# catches saved on this phone" })}`;
  }
  const name = speciesName(species);
  return isSent ? t({ message: `${name} saved`, context: "a catch" }) : t`Saved on this phone`;
}

function undo(userId: string, ids: readonly string[]): void {
  deleteAtOnce(userId, ids).catch((error: unknown) =>
    logFailure("What was saved could not be taken back", error),
  );
}
