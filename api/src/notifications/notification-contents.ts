import type { FastifyInstance } from "fastify";

import type { SessionContext } from "../accounts/sessions/sessions.ts";
import { limitPerHour } from "../limits/hourly-limit.ts";
import type { LinkTo } from "../mail/link-to.ts";
import type { CarrierContext } from "./carriers/message.ts";
import { deriveVapidKeys } from "./carriers/vapid.ts";
import type { NotificationSettings } from "./notification-settings.ts";
import { channelsRoutes, notificationsRoutes, refusedRoutes } from "./notifications.routes.ts";
import type { SendNotification } from "./send-notification.ts";

export { notificationEntries } from "./notification-entries.ts";

interface Parts {
  settings: { notifications: NotificationSettings; limits: { notificationsPerUser: number } };
  sessions: SessionContext;
  deliverMail: CarrierContext["deliverMail"];
  linkTo: LinkTo;
  sendNotification: SendNotification;
}

/** Registers the routes of notifications. */
export async function notificationContents(api: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, sessions, sendNotification } = parts;
  const points = settings.limits.notificationsPerUser;
  const countMessage = limitPerHour(sessions.db, { keyPrefix: "notifications-user", points });
  const context = { sessions, carriers: carriersOf(parts), sendNotification, countMessage };
  await api.register(notificationsRoutes, { prefix: "/notifications", ...context });
  await api.register(channelsRoutes, { prefix: "/notifications", ...context });
  await api.register(refusedRoutes, { prefix: "/notifications", ...context });
}

/** Returns what sends messages, for the routes and for the job. */
export function carriersOf({
  settings,
  sessions: { keys },
  deliverMail,
  linkTo,
}: Pick<Parts, "deliverMail" | "linkTo"> & {
  settings: Pick<Parts["settings"], "notifications">;
  sessions: Pick<SessionContext, "keys">;
}): CarrierContext {
  return { deliverMail, linkTo, vapid: deriveVapidKeys(keys.webPush), ...settings.notifications };
}
