import { v7 as uuidv7 } from "uuid";

import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import { DeliveryError } from "../../mail/mail-transport.ts";
import { HELLO, type QueuedMail } from "../../mail/mail.ts";
import type { CarrierContext } from "../../notifications/carriers/message.ts";

/**
 * Sends a mail to an admin at once, so that a failure shows while they watch.
 * @returns what the mail server said against it, without addresses; `null` if it took the mail
 */
export async function sendTestMail(
  deliverMail: CarrierContext["deliverMail"],
  user: UserRow,
): Promise<string | null> {
  try {
    await deliverMail(testMail(user));
    return null;
  } catch (error) {
    if (error instanceof DeliveryError) return error.message;
    throw error;
  }
}

function testMail({ email, language }: UserRow): QueuedMail {
  const i18n = languageOf(language);
  return {
    id: uuidv7(),
    language,
    to: email,
    subject: i18n.t({ id: "mail.test.subject", message: "Email from Creel works" }),
    content: {
      paragraphs: [
        i18n._(HELLO),
        i18n.t({
          id: "mail.test.works",
          message:
            "You asked your Creel for this test. Password links, reminders and notifications by email arrive the same way.",
        }),
      ],
    },
  };
}
