import { DAY_SECONDS } from "@creel/domain/dates/units-of-time";

import type { NotificationChannelRow } from "../../database/schema.ts";
import { encryptPush } from "./encrypt-push.ts";
import { type CarrierContext, isUrgent, type Message, type Outcome } from "./message.ts";
import { postMessage } from "./post-message.ts";
import { vapidAuthorization } from "./vapid.ts";

/** The longest texts, in characters. Encrypted, a message must have less than 4 KB, and phones cut it earlier. */
const MAX = { title: 120, body: 700 };

/** Statuses after which the same message may get through. The others name a mistake of ours, or a phone that left. */
const WORTH_ANOTHER_TRY = new Set([408, 425, 429]);
const GONE = new Set([404, 410]);

/** Sends a message to a phone through the push service of its browser, which cannot read it. */
export async function sendToPhone(
  { target, secret }: Pick<NotificationChannelRow, "target" | "secret">,
  message: Message,
  context: CarrierContext,
): Promise<Outcome> {
  const { endpoint = "", p256dh = "" } = target;
  const { title, body: text, path } = message;
  const pushed = { title: shorten(title, MAX.title), body: shorten(text, MAX.body), path };
  const body = new Uint8Array(encryptPush(JSON.stringify(pushed), { p256dh, auth: secret ?? "" }));
  const headers = {
    authorization: await vapidAuthorization(endpoint, context.vapid, context.contact),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(DAY_SECONDS),
    urgency: isUrgent(message) ? "high" : "normal",
  };
  const outcome = await postMessage(endpoint, { headers, body }, context);
  const { status } = outcome;
  if (status === null) return outcome;
  if (GONE.has(status)) return { result: "gone", status, isFinal: true };
  return { ...outcome, isFinal: status < 500 && !WORTH_ANOTHER_TRY.has(status) };
}

function shorten(text: string, max: number): string {
  const letters = Array.from(text);
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join("")}…`;
}
