import { t } from "@lingui/core/macro";

import { logFailure } from "../../../http/log-failure.ts";
import { showToast } from "../../../ui/overlays/toast.tsx";

/** Does something to a saved area; a failure is told. */
export function act(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    logFailure("A saved part of the map could not be changed", error);
    showToast({ text: t`That did not work. Try again.`, isError: true });
  });
}
