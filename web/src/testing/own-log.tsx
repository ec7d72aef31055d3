import type { ReactNode } from "react";

import { useOutboxOfLog } from "../app/shell/use-outbox-of-log.ts";
import { CatchDialogs } from "../catches/dialogs/catch-dialogs.tsx";
import { ownLogbook } from "../catches/logbook/logbook.ts";

/** Wraps a page like the app does: with the catch dialogs, and with the outbox that sends saved changes. */
export function OwnLog({ children }: { children: ReactNode }) {
  useOutboxOfLog(ownLogbook);
  return <CatchDialogs logbook={ownLogbook}>{children}</CatchDialogs>;
}
