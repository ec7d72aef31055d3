import { createHmac } from "node:crypto";

import type { NotificationChannelRow } from "../../database/schema.ts";
import type { CarrierContext, Message, Outcome } from "./message.ts";
import { postMessage } from "./post-message.ts";

/**
 * Posts a message as flat JSON. `Creel-Signature` is `t=…,v1=…`: the seconds since 1970, and the HMAC-SHA256 of these
 * seconds, a dot and the body, in hex.
 */
export function sendToWebhook(
  { target, secret }: Pick<NotificationChannelRow, "target" | "secret">,
  message: Message,
  context: CarrierContext,
): Promise<Outcome> {
  const { id, topic, title, body: text, path, data } = message;
  const body = JSON.stringify({ ...data, id, topic, title, body: text, url: context.linkTo(path) });
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Creel",
    "creel-signature": `t=${seconds},v1=${signatureOf(seconds, body, secret ?? "")}`,
  };
  return postMessage(target.url ?? "", { headers, body, redirect: "follow" }, context);
}

function signatureOf(seconds: number, body: string, secret: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}
