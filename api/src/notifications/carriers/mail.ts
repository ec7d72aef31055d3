import type { UserRow } from "../../database/schema.ts";
import { languageOf } from "../../language/languages.ts";
import { DeliveryError } from "../../mail/mail-transport.ts";
import { HELLO, type QueuedMail, queuedMailSchema } from "../../mail/mail.ts";
import { type CarrierContext, DELIVERED, type Message, type Outcome } from "./message.ts";

const BLANK_LINE = /\n{2,}/;

/** Sends a message to the account's email. */
export async function sendByMail(user: UserRow, message: Message, context: CarrierContext): Promise<Outcome> {
  try {
    await context.deliverMail(mailOf(user, message, context));
    return DELIVERED;
  } catch (error) {
    const isFinal = error instanceof DeliveryError && error.isFinal;
    return { result: isFinal ? "refused" : "unreachable", status: null, isFinal };
  }
}

function mailOf({ email, language }: UserRow, message: Message, { linkTo }: CarrierContext): QueuedMail {
  const i18n = languageOf(language);
  const { title, body } = message.mail ?? message;
  return queuedMailSchema.parse({
    id: message.id,
    language,
    to: email,
    subject: title,
    content: {
      paragraphs: [i18n._(HELLO), ...body.split(BLANK_LINE)],
      action: {
        label: i18n.t({ id: "mail.notification.action", message: "Open Creel" }),
        url: linkTo(message.path),
      },
      closing: closingOf(message, i18n),
    },
  });
}

/** Nobody turned a test on. */
function closingOf({ topic }: Message, i18n: ReturnType<typeof languageOf>): string | undefined {
  if (topic === "test") return undefined;
  if (topic === "new_way_in") {
    return i18n.t({
      id: "mail.notification.always",
      message: "Creel always sends this email, so that you know who can get in.",
    });
  }
  return i18n.t({
    id: "mail.notification.closing",
    message: "You turned this notification on. You can turn it off in your profile, under Notifications.",
  });
}
