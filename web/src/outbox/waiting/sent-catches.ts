import type { SentItem } from "./sent-items.ts";
import { type Noted, notedIn } from "./waiting-catches.ts";

export interface SentCatch {
  catchId: string;
  /** When the last of it was sent, in milliseconds since 1970. */
  sentAt: number;
  isDeleted: boolean;
  noted: Noted;
}

/** What was sent on this day of the device's calendar, by catch, the last first. */
export function sentOn(day: Date, sent: readonly SentItem[]): SentCatch[] {
  const ofCatches = sent.flatMap((item) => (item.subject === "catch" ? item : []));
  const ofDay = ofCatches.filter(({ sentAt }) => new Date(sentAt).toDateString() === day.toDateString());
  const catchIds = [...new Set(ofDay.map(({ catchId }) => catchId))];
  return catchIds
    .map((catchId) => {
      const own = ofCatches.filter((item) => item.catchId === catchId);
      return {
        catchId,
        sentAt: Math.max(...own.map(({ sentAt }) => sentAt)),
        isDeleted: own.some(({ work }) => work.kind === "delete"),
        noted: Object.assign({}, ...own.map(notedIn)),
      };
    })
    .toSorted((one, other) => other.sentAt - one.sentAt);
}
