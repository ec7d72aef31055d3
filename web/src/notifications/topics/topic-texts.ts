import type { ChannelKind, Topic } from "@creel/domain/notifications/topics";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LucideIcon, Mail, Megaphone, Smartphone, Webhook } from "lucide-react";

/** The channels in the order of the columns. */
export const KINDS: readonly ChannelKind[] = ["mail", "push", "ntfy", "webhook"];

const KIND_NAMES: Record<ChannelKind, MessageDescriptor> = {
  mail: msg({ message: "Email", context: "notifications" }),
  push: msg({ message: "Phone", context: "notifications" }),
  ntfy: msg({ message: "ntfy", context: "notifications" }),
  webhook: msg({ message: "Webhook", context: "notifications" }),
};

export const KIND_ICONS: Record<ChannelKind, LucideIcon> = {
  mail: Mail,
  push: Smartphone,
  ntfy: Megaphone,
  webhook: Webhook,
};

export function kindName(kind: ChannelKind): string {
  return i18n._(KIND_NAMES[kind]);
}

const TITLES: Record<Topic, MessageDescriptor> = {
  weather_alert: msg`Severe alerts at my waters`,
  river_mark: msg`River over or under a mark`,
  good_day: msg`Tomorrow looks like my good days`,
  license_ends: msg`A license ends`,
  return_due: msg`A return is due`,
  refused: msg`An upload was refused`,
  new_way_in: msg`A new way in`,
  backup_failed: msg`A backup failed`,
  disk: msg`The disk fills up`,
  newer_version: msg`A newer version`,
};

/** Says how often it may come. For a river, the marks say it. */
const NOTES: Record<Exclude<Topic, "river_mark">, MessageDescriptor> = {
  weather_alert: msg`Gale, storm, flood. Once for each alert.`,
  good_day: msg`At most once a week, and only if your log has enough trips to tell.`,
  license_ends: msg`30 and 7 days before`,
  return_due: msg`7 days before, and on the day`,
  refused: msg`A catch or trip waited on a phone, and Creel could not take it.`,
  new_way_in: msg`A device, passkey, provider or token was added. Its email can’t be turned off.`,
  backup_failed: msg`At once, then daily until one works`,
  disk: msg`At 80% and 95%`,
  newer_version: msg`With three lines on what is new`,
};

export function topicTitle(topic: Topic): string {
  return i18n._(TITLES[topic]);
}

export function topicNote(topic: keyof typeof NOTES): string {
  return i18n._(NOTES[topic]);
}

interface TopicGroup {
  name: MessageDescriptor;
  topics: readonly Topic[];
}

/** The topics in the order of the page. */
export const TOPIC_GROUPS: readonly TopicGroup[] = [
  { name: msg`On the water`, topics: ["weather_alert", "river_mark", "good_day"] },
  { name: msg`Your papers`, topics: ["license_ends", "return_due"] },
  { name: msg`Your log`, topics: ["refused", "new_way_in"] },
  {
    name: msg`For the people who run this Creel`,
    topics: ["backup_failed", "disk", "newer_version"],
  },
];
