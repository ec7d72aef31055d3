import type { NotificationChanges } from "@creel/domain/notifications/change-notifications";
import type { NewChannelFields } from "@creel/domain/notifications/new-channel";
import {
  newChannelAnswerSchema,
  notificationsSchema,
  testAnswerSchema,
  type NewChannelAnswer,
  type Notifications,
  type TestAnswer,
} from "@creel/domain/notifications/notifications";
import type { RefusedItem } from "@creel/domain/notifications/refused-item";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError.

/** The topics, the channels with their last results, and the quiet hours. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => send({ path: "/notifications", signal }, notificationsSchema),
  // The page of licenses has a switch for one of the topics.
  staleTime: 0,
});

export function changeNotifications(changes: NotificationChanges): Promise<Notifications> {
  return send({ method: "PUT", path: "/notifications", body: changes }, notificationsSchema);
}

export function addChannel(channel: NewChannelFields): Promise<NewChannelAnswer> {
  return send({ method: "POST", path: "/notifications/channels", body: channel }, newChannelAnswerSchema);
}

/** Sends a message, and returns what came of it. */
export function testChannel(id: string): Promise<TestAnswer> {
  const call = { method: "POST", path: `/notifications/channels/${id}/test`, timeoutMs: TEST_MS } as const;
  return send(call, testAnswerSchema);
}

/** The server waits for the other one. */
const TEST_MS = 30_000;

export function removeChannel(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/notifications/channels/${id}` });
}

export function reportRefused(item: RefusedItem): Promise<void> {
  return sendForNothing({ method: "POST", path: "/notifications/refused", body: item });
}
