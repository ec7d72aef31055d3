import { TOPICS } from "@creel/domain/notifications/topics";
import * as z from "zod/mini";

const notificationSchema = z.object({
  topic: z.enum(TOPICS),
  key: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  mail: z.optional(z.object({ title: z.string(), body: z.string() })),
  data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});

/** A notification on its way to one channel. */
export const queuedNotificationSchema = z.object({
  /** The same in every try, so that receivers can recognize duplicates. */
  id: z.uuid(),
  userId: z.uuid(),
  channelId: z.uuid(),
  notification: notificationSchema,
});
export type QueuedNotification = z.infer<typeof queuedNotificationSchema>;
