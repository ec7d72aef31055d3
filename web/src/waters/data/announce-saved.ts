import { t } from "@lingui/core/macro";

import { storedSession } from "../../http/stored-session.ts";
import { showToast } from "../../ui/overlays/toast.tsx";

/** @param text What to say once the server has it; `null` for nothing. */
export function announceSaved({ isSent }: { isSent: boolean }, text: string | null): void {
  if (isSent) {
    if (text !== null) showToast({ text });
    return;
  }
  const kept =
    storedSession() === null ? t`Kept on this phone. You need to log in again.` : t`Kept on this phone`;
  showToast({ text: kept });
}
