import type { ChannelResult } from "@creel/domain/notifications/notifications";
import type { Topic } from "@creel/domain/notifications/topics";

import type { LinkTo } from "../../mail/link-to.ts";
import type { QueuedMail } from "../../mail/mail.ts";
import type { VapidKeys } from "./vapid.ts";

/** A notification, or the test of a channel. */
export interface Message {
  /** The same in every try, so that receivers can recognize duplicates. */
  id: string;
  topic: Topic | "test";
  title: string;
  /** A blank line separates paragraphs. */
  body: string;
  /** The page of Creel that it opens. */
  path: string;
  /** The texts for email, if the others contain words that the user wrote. */
  mail?: { title: string; body: string } | undefined;
  data?: Record<string, string | number | boolean | null> | undefined;
}

/** The result of one try. `gone` means that the push service no longer knows the device. */
export interface Outcome {
  result: ChannelResult | "gone";
  /** The HTTP status of a refusal. */
  status: number | null;
  /** True if another try would end the same. */
  isFinal: boolean;
}

export const DELIVERED: Outcome = { result: "delivered", status: null, isFinal: true };

export interface CarrierContext {
  /** @throws DeliveryError, or the system's error if a file cannot be written */
  deliverMail: (mail: QueuedMail) => Promise<void>;
  linkTo: LinkTo;
  vapid: VapidKeys;
  /** The address of the people who run this Creel, for push services: a URL or "mailto:" and an email. */
  contact: string;
  /** Allows targets in private networks. */
  isPrivateAllowed: boolean;
}

const URGENT: ReadonlySet<string> = new Set(["weather_alert", "new_way_in", "backup_failed", "disk"]);

/** Whether a message is worth waking a phone that saves its battery. */
export function isUrgent({ topic }: Message): boolean {
  return URGENT.has(topic);
}
