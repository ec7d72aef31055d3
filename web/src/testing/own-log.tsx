import type { ReactNode } from "react";

import { useOutboxOfLog } from "../app/shell/use-outbox-of-log.ts";
import { CatchDialogs } from "../catches/dialogs/catch-dialogs.tsx";
import { ownLogbook } from "../catches/logbook/logbook.ts";

/** What stands around every page of an angler: the dialogs of their log, and who sends what they save. */
export function OwnLog({ children }: { children: ReactNode }) {
  useOutboxOfLog(ownLogbook);
  return <CatchDialogs logbook={ownLogbook}>{children}</CatchDialogs>;
}
