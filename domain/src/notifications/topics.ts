/** The topics that every angler can turn on, in the order of the page. All are off at first. */
export const ANGLER_TOPICS = [
  /** A severe weather alert at one of the angler's waters. */
  "weather_alert",
  /** A river is over or under a mark that the angler set. */
  "river_mark",
  /** Tomorrow looks like the angler's good days. */
  "good_day",
  "license_ends",
  "return_due",
  /** Something that waited on a phone was refused by the server. */
  "refused",
  /** A device, passkey, token or provider was added. Its email cannot be turned off. */
  "new_way_in",
] as const;

/** The topics for the people who run this Creel. */
export const ADMIN_TOPICS = ["backup_failed", "disk", "newer_version"] as const;

export const TOPICS = [...ANGLER_TOPICS, ...ADMIN_TOPICS] as const;
export type Topic = (typeof TOPICS)[number];

/** Every topic is turned on or off for each kind of channel. */
export const CHANNEL_KINDS = ["mail", "push", "ntfy", "webhook"] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Returns the kinds by which a topic is always sent, because it protects the account. */
export function lockedKinds(topic: Topic): readonly ChannelKind[] {
  return topic === "new_way_in" ? ["mail"] : [];
}

/** Whether a topic is for the people who run this Creel. */
export function isAdminTopic(topic: Topic): boolean {
  return ADMIN_TOPICS.some((each) => each === topic);
}
