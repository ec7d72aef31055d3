import { useQueryClient } from "@tanstack/react-query";

import { useUser } from "../../session/auth.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import type { Logbook } from "../logbook/logbook.ts";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import type { Leaving } from "./draft/leaving.tsx";
import type { Draft } from "./draft/store/draft.ts";
import { type NextSteps, useNextDraft } from "./draft/use-next-draft.ts";
import { saveCatch, type SavingForm } from "./save-catch.ts";
import { usePersonalBest } from "./use-personal-best.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

export interface FormDialog extends NextSteps {
  logbook: Logbook;
  leaving: Leaving;
  /** Closes it without a question. */
  close: () => void;
}

interface OpenForm {
  dialog: FormDialog;
  keeper: DraftKeeper;
  /** The draft that the form continues. */
  continued: Draft | null;
}

export type SaveSteps = Pick<SavingForm, "onProgress" | "announceStored">;

type SaveCatch = (prepared: PreparedCatch | PreparedChange, steps?: SaveSteps) => Promise<void>;

export function useSaveCatch({ dialog, keeper, continued }: OpenForm): SaveCatch {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const showMessage = useShowMessage();
  const goOn = useNextDraft(dialog);
  const { logbook, close } = dialog;
  const personalBest = usePersonalBest(logbook);
  return (prepared, steps) => {
    const describeBest = personalBest(prepared);
    return saveCatch(prepared, {
      userId,
      logbook,
      queryClient,
      keeper,
      ...steps,
      showMessage,
      close,
      goOn: async (saved) => goOn({ ...saved, best: await describeBest() }, continued?.id ?? null),
    });
  };
}
