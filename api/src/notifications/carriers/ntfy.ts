import type { NotificationChannelRow } from "../../database/schema.ts";
import { type CarrierContext, isUrgent, type Message, type Outcome } from "./message.ts";
import { postMessage } from "./post-message.ts";

/** ntfy's priorities go from 1 to 5; 4 rings even if the phone groups others. */
const PRIORITY = { usual: 3, urgent: 4 };

/** Publishes to an ntfy topic as JSON, which goes to the server's root and names the topic. */
export function sendToNtfy(
  { target, secret: token }: Pick<NotificationChannelRow, "target" | "secret">,
  message: Message,
  context: CarrierContext,
): Promise<Outcome> {
  const url = new URL(target.url ?? "");
  const topic = url.pathname.split("/").at(-1) ?? "";
  const body = JSON.stringify({
    topic,
    title: message.title,
    message: message.body,
    click: context.linkTo(message.path),
    priority: isUrgent(message) ? PRIORITY.urgent : PRIORITY.usual,
    tags: ["fish"],
  });
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { "content-type": "application/json", "user-agent": "Creel", ...authorization };
  return postMessage(new URL(".", url).href, { headers, body, redirect: "follow" }, context);
}
