import type { NotificationChannelRow, UserRow } from "../../database/schema.ts";
import { sendByMail } from "./mail.ts";
import type { CarrierContext, Message, Outcome } from "./message.ts";
import { sendToNtfy } from "./ntfy.ts";
import { sendToPhone } from "./push.ts";
import { sendToWebhook } from "./webhook.ts";

/** Tries once to send a message to a channel. */
export function carry(
  { user, channel }: { user: UserRow; channel: NotificationChannelRow },
  message: Message,
  context: CarrierContext,
): Promise<Outcome> {
  switch (channel.kind) {
    case "mail":
      return sendByMail(user, message, context);
    case "push":
      return sendToPhone(channel, message, context);
    case "ntfy":
      return sendToNtfy(channel, message, context);
    case "webhook":
      return sendToWebhook(channel, message, context);
  }
}
