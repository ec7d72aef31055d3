import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";

import { LoggedError } from "../jobs/logged-error.ts";
import { DeliveryError, type MailTransport } from "./mail-transport.ts";
import { type QueuedMail, queuedMailSchema } from "./mail.ts";
import { MAIL_QUEUE } from "./mailer.ts";

type Log = Pick<FastifyBaseLogger, "warn" | "error">;

/** A mail that cannot be delivered is retried for a day. */
export function mailDelivery(transport: MailTransport, log: Log) {
  return {
    name: MAIL_QUEUE,
    async work(payload: unknown, attempt: { isLast: boolean }) {
      const { data, error } = queuedMailSchema.safeParse(payload);
      if (data) await deliver(data, transport, { ...attempt, log });
      else {
        log.error(
          { reason: z.prettifyError(error) },
          "An item in the mail queue is not a mail and was dropped",
        );
      }
    },
  };
}

interface Attempt {
  isLast: boolean;
  log: Log;
}

async function deliver(mail: QueuedMail, transport: MailTransport, { isLast, log }: Attempt): Promise<void> {
  try {
    await transport.deliver(mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const about = { mail: mail.id, subject: mail.subject, reason };
    const isFinal = error instanceof DeliveryError && error.isFinal;
    if (isFinal || isLast) {
      log.error(about, "A mail could not be delivered and was dropped");
      return;
    }
    log.warn(about, "A mail could not be delivered and will be retried");
    throw new LoggedError(error);
  }
}
