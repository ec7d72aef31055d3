import { bySubject } from "../outbox-item.ts";
import type { SentItem } from "./sent-items.ts";

/** What was sent of one catch, trip or water. */
export interface SentSubject {
  id: string;
  /** When the last of it was sent, in milliseconds since 1970. */
  sentAt: number;
  isDeleted: boolean;
  /** The oldest first; some may have been sent on another day. */
  items: readonly [SentItem, ...SentItem[]];
}

/** What was sent on this day of the device's calendar, the last first. */
export function sentOn(day: Date, sent: readonly SentItem[]): SentSubject[] {
  const isOfDay = ({ sentAt }: SentItem) => new Date(sentAt).toDateString() === day.toDateString();
  return Array.from(bySubject(sent))
    .flatMap(([id, [first, ...others]]) => (first ? describe(id, [first, ...others]) : []))
    .filter(({ items }) => items.some(isOfDay))
    .toSorted((one, other) => other.sentAt - one.sentAt);
}

function describe(id: string, items: SentSubject["items"]): SentSubject {
  return {
    id,
    sentAt: Math.max(...items.map(({ sentAt }) => sentAt)),
    isDeleted: items.some(({ work }) => work.kind === "delete"),
    items,
  };
}
