import type { OutgoingUse } from "@creel/domain/admin/machine";

import type { SessionContext } from "../../accounts/sessions/sessions.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import type { CarrierContext } from "../../notifications/carriers/message.ts";
import type { DiskSettings } from "./disk-use.ts";

export interface MachineContext {
  sessions: SessionContext;
  machine: DiskSettings & { mail: Pick<MailSettings, "smtpUrl">; updateFeed: string | null };
  /** Every host that this installation may connect to. */
  outgoing: readonly Omit<OutgoingUse, "today" | "lastAt">[];
  /** Starts a job, unless it is queued or running. */
  startJob: (name: string) => Promise<void>;
  deliverMail: CarrierContext["deliverMail"];
}
