import type { TestAnswer } from "@creel/domain/notifications/notifications";
import { v7 as uuidv7 } from "uuid";

import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { languageOf } from "../language/languages.ts";
import type { Message } from "./carriers/message.ts";
import { type DeliveryContext, findChannelOf, sendAtOnce } from "./deliver-notification.ts";
import type { NotificationsContext } from "./notification-context.ts";
import { presentChannel } from "./present-notifications.ts";

/** The page with the topics and channels. */
const PAGE = "/profile/notifications";

/**
 * Sends a test message to a channel and waits for the result.
 * @throws AppError not_found, too_many_requests
 */
export async function testChannel(
  context: DeliveryContext & Pick<NotificationsContext, "countMessage">,
  user: UserRow,
  id: string,
): Promise<TestAnswer> {
  const found = await findChannelOf(context.db, user, id);
  if (!found) throw new AppError("not_found");
  await context.countMessage(user.id, 1);
  const { outcome, channel } = await sendAtOnce(context, { user, channel: found }, testMessage(user));
  return { result: outcome.result, channel: channel ? presentChannel(channel, user) : null };
}

function testMessage({ language }: UserRow): Message {
  const i18n = languageOf(language);
  return {
    id: uuidv7(),
    topic: "test",
    title: i18n.t({ id: "notification.test.title", message: "Test from Creel" }),
    body: i18n.t({ id: "notification.test.body", message: "This is where your notifications will arrive." }),
    path: PAGE,
  };
}
