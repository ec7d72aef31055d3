import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { CarrierContext } from "./carriers/message.ts";
import type { SendNotification } from "./send-notification.ts";

export interface NotificationsContext {
  sessions: SessionContext;
  carriers: CarrierContext;
  sendNotification: SendNotification;
  /** Counts new channels, tests and reports of a user, because each may send a message. */
  countMessage: CountPerHour;
}
