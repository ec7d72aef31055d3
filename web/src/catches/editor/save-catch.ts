import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import { storedSession } from "../../session/stored-session.ts";
import { type LogbookCalls, ownCalls } from "../logbook/logbook-calls.ts";
import { type Logbook, reloadLogbook } from "../logbook/logbook.ts";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

export interface SavingForm {
  logbook: Logbook;
  queryClient: QueryClient;
  keeper: Pick<DraftKeeper, "flush" | "end">;
  onProgress?: OnProgress | undefined;
  showMessage: (sentence: string) => void;
  /** Closes the form without a question. */
  close: () => void;
  goOn: (saved: Catch) => Promise<void>;
}

/** The one way in which a form saves a catch. A failure is thrown, and the form stays open. */
export async function saveCatch(prepared: PreparedCatch | PreparedChange, form: SavingForm): Promise<void> {
  // The tab may end while the catch is on its way.
  void form.keeper.flush();
  const calls = await form.logbook.loadCalls();
  const { onProgress } = form;
  const sent =
    "base" in prepared ? calls.update(prepared, onProgress) : ownCalls.create(prepared, onProgress);
  const saved = await sent.catch((error: unknown) => {
    // Where the session has ended the form is gone, so the message is shown on whichever page is open.
    if (storedSession() === null) form.showMessage(describeSaveFailure(error));
    throw error;
  });
  applySaved(saved, { ...form, calls, proceed: form.close });
  void form.goOn(saved);
  void form.keeper.end();
}

interface Applying extends Pick<SavingForm, "logbook" | "queryClient"> {
  calls: Pick<LogbookCalls, "putSaved">;
  /** Leaves what showed the catch before. */
  proceed: () => void;
}

/** After a catch was stored, in a form or without one: the caches have it before anything else is shown. */
export function applySaved(saved: Catch, { logbook, queryClient, calls, proceed }: Applying): void {
  calls.putSaved(queryClient, saved);
  proceed();
  void reloadLogbook(queryClient, logbook);
}
