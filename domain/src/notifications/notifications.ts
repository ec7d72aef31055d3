import * as z from "zod/mini";

import { CHANNEL_KINDS, TOPICS } from "./topics.ts";

/**
 * The result of the last message on a channel:
 * - `delivered`: the mail server, push service, ntfy or the webhook accepted it.
 * - `refused`: it answered with an error; `last_status` is its HTTP status, if it has one.
 * - `unreachable`: there was no answer, or none in time.
 * - `private_address`: the address is not public, so nothing was sent.
 */
const CHANNEL_RESULTS = ["delivered", "refused", "unreachable", "private_address"] as const;
export type ChannelResult = (typeof CHANNEL_RESULTS)[number];

const channelSchema = z.object({
  /** The email channel has the user's own id. */
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** A phone is named after its browser and device, unless the angler named it; `null` if it has none. */
  name: z.nullable(z.string()),
  /** The email address, the push endpoint, the ntfy topic's URL or the webhook's URL. */
  target: z.string(),
  /** `null` for email, which is always there. */
  created_at: z.nullable(z.string()),
  /** When the last message was tried; `null` for never. */
  last_at: z.nullable(z.string()),
  last_result: z.nullable(z.enum(CHANNEL_RESULTS)),
  last_status: z.nullable(z.int()),
  /** The first failure since the last delivery; `null` if the last message was delivered. */
  failed_since: z.nullable(z.string()),
  /** How often it has failed since then. */
  failed_tries: z.int(),
  /** When a message was given up, after a day of retries or because its refusal was final; `null` if none was lost. */
  given_up_at: z.nullable(z.string()),
});
export type Channel = z.infer<typeof channelSchema>;

const topicSwitchesSchema = z.partialRecord(z.enum(TOPICS), z.array(z.enum(CHANNEL_KINDS)));
/** Keyed by topic: the kinds of channels that it is sent to. */
export type TopicSwitches = z.infer<typeof topicSwitchesSchema>;

/** The topics of a user, the channels, and the quiet hours. */
export const notificationsSchema = z.object({
  /** Every topic that the user may turn on. Only admins have those for the people who run this Creel. */
  topics: topicSwitchesSchema,
  /** HH:mm on the angler's clock; both are `null` if there are no quiet hours. */
  quiet_from: z.nullable(z.string()),
  quiet_to: z.nullable(z.string()),
  /** Whether severe weather alerts come during quiet hours. */
  alerts_in_quiet: z.boolean(),
  /** Email first, then in the order in which they were added. */
  channels: z.array(channelSchema),
  /** The `applicationServerKey` for push subscriptions, in base64url. */
  vapid_public_key: z.string(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

export const newChannelAnswerSchema = z.object({
  channel: channelSchema,
  /** The key that signs a webhook's messages, shown once; `null` for other kinds, and for a repeated request. */
  secret: z.nullable(z.string()),
});
export type NewChannelAnswer = z.infer<typeof newChannelAnswerSchema>;

/** `gone` means that the push service no longer knows the device, which was removed. */
export const testAnswerSchema = z.object({
  result: z.enum([...CHANNEL_RESULTS, "gone"]),
  /** The channel after the test; `null` if it was removed. */
  channel: z.nullable(channelSchema),
});
export type TestAnswer = z.infer<typeof testAnswerSchema>;
