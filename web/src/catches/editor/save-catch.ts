import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import { storedSession } from "../../session/stored-session.ts";
import { ownCalls } from "../logbook/logbook-calls.ts";
import { type Logbook, reloadLogbook } from "../logbook/logbook.ts";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import type { DraftKeeper } from "./draft/draft-keeper.ts";
import type { PreparedCatch, PreparedChange } from "./values/catch-payload.ts";

export interface SavingForm {
  logbook: Logbook;
  queryClient: QueryClient;
  keeper: Pick<DraftKeeper, "end">;
  onProgress?: OnProgress | undefined;
  /** Shows a sentence whatever page is up. */
  showMessage: (sentence: string) => void;
  /** Closes the form at once, without a question. */
  close: () => void;
  /** Goes on with the next draft that waits, or says that the catch is saved. */
  goOn: (saved: Catch) => Promise<void>;
}

/**
 * The one way in which a form saves a catch: all that happens, in the order in which it does. A failure is thrown, and
 * the form stays open with everything in it.
 */
export async function saveCatch(prepared: PreparedCatch | PreparedChange, form: SavingForm): Promise<void> {
  const calls = await form.logbook.loadCalls();
  const { onProgress } = form;
  const sent =
    "base" in prepared ? calls.update(prepared, onProgress) : ownCalls.create(prepared, onProgress);
  const saved = await sent.catch((error: unknown) => {
    // Where the session has ended the form is gone, and the page that is up instead says why.
    if (storedSession() === null) form.showMessage(describeSaveFailure(error));
    throw error;
  });
  calls.putSaved(form.queryClient, saved);
  form.close();
  void reloadLogbook(form.queryClient, form.logbook);
  void form.goOn(saved);
  void form.keeper.end();
}
