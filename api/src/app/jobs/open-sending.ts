import type { Logger } from "pino";

import type { Keys } from "../../accounts/sessions/keys.ts";
import type { Database } from "../../database/connect.ts";
import type { Job, Jobs } from "../../jobs/jobs.ts";
import { mailDelivery } from "../../mail/deliver.ts";
import type { LinkTo } from "../../mail/link-to.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { type Mailer, openMailer } from "../../mail/mailer.ts";
import { openTransport } from "../../mail/open-transport.ts";
import type { CarrierContext } from "../../notifications/carriers/message.ts";
import { notificationJobs } from "../../notifications/deliver-notification.ts";
import { carriersOf } from "../../notifications/notification-contents.ts";
import type { NotificationSettings } from "../../notifications/notification-settings.ts";
import { openNotifications, type SendNotification } from "../../notifications/send-notification.ts";

interface SendingContext {
  settings: { mail: MailSettings; notifications: NotificationSettings; isDemo: boolean };
  db: Database;
  queue: Pick<Jobs, "add">;
  keys: Keys;
  linkTo: LinkTo;
  logger: Logger;
}

interface Sending {
  mailer: Mailer;
  deliverMail: CarrierContext["deliverMail"];
  sendNotification: SendNotification;
}

const nothing = async () => {};
/** A demo writes to nobody: nothing is queued, sent, or written to the outbox. */
const SENDS_NOTHING: Sending = {
  mailer: { send: nothing },
  deliverMail: nothing,
  sendNotification: async () => false,
};

/** Opens what sends mails and notifications, and the jobs that deliver them. */
export function openSending(context: SendingContext): { sending: Sending; jobs: Job[] } {
  const { settings, db, queue, keys, linkTo, logger } = context;
  if (settings.isDemo) return { sending: SENDS_NOTHING, jobs: [] };
  const transport = openTransport(settings.mail, logger);
  const deliverMail: Sending["deliverMail"] = (mail) => transport.deliver(mail);
  const carriers = carriersOf({ settings, sessions: { keys }, deliverMail, linkTo });
  return {
    sending: { mailer: openMailer(queue), deliverMail, sendNotification: openNotifications({ db, queue }) },
    jobs: [mailDelivery(transport, logger), ...notificationJobs({ db, carriers }, logger)],
  };
}
