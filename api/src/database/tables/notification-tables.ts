import type { ChannelResult } from "@creel/domain/notifications/notifications";
import type { ChannelKind, Topic } from "@creel/domain/notifications/topics";
import type { Generated, JSONColumnType } from "kysely";

/** The address of a channel: of ntfy and webhooks a URL, of push a subscription; empty for email. */
interface ChannelTarget {
  url?: string;
  endpoint?: string;
  /** The phone's public key, in base64url. */
  p256dh?: string;
}

export interface NotificationChannelTable {
  userId: string;
  /** The email channel has the user's own id; a phone's id is derived from its endpoint. */
  id: string;
  kind: ChannelKind;
  target: JSONColumnType<ChannelTarget>;
  name: string | null;
  /** The key that signs webhooks, the access token of an ntfy topic, or the secret of a push subscription. */
  secret: string | null;
  /** The session that added a phone; `null` for other kinds. */
  sessionId: string | null;
  lastAt: Generated<Date | null>;
  lastResult: Generated<ChannelResult | null>;
  /** The HTTP status of a refusal. */
  lastStatus: Generated<number | null>;
  failedSince: Generated<Date | null>;
  failedTries: Generated<number>;
  givenUpAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

export interface NotificationTopicTable {
  userId: string;
  topic: Topic;
  kinds: ChannelKind[];
}

export interface NotificationSettingsTable {
  userId: string;
  /** HH:mm on the angler's clock. */
  quietFrom: Generated<string | null>;
  quietTo: Generated<string | null>;
  alertsInQuiet: Generated<boolean>;
}

export interface NotificationSentTable {
  userId: string;
  topic: Topic;
  key: string;
  sentAt: Generated<Date>;
}
