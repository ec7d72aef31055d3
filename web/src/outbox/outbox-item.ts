import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

/** Sent again, each of these makes no difference: ids are made on the device. */
export type Work =
  | {
      kind: "create";
      fields: NewCatchFields;
      /** What of `fields` was changed after the catch was sent, when the server may have had it already. */
      since?: Edit;
    }
  | ({ kind: "change" } & Edit)
  /** `base` is absent in what an older version of the app kept. */
  | { kind: "delete"; base?: Catch | null }
  | { kind: "photo"; photoId: string; name: string; photoOrder: readonly string[] };

export interface Edit {
  /** The catch as it was when it was changed; `null` where the answer to what came before becomes the base. */
  base: Catch | null;
  fields: ChangedFields;
}

/** Why an item was not sent. */
export interface Problem {
  /** That of the API's error; `unreached` when there was no answer. */
  code: string;
  /** A sentence of the server; empty when it did not answer. */
  message: string;
  at: number;
  /** The status of the answer; absent when there was none. */
  status?: number;
  /** What the server says about single fields. */
  fields?: Record<string, string>;
  /** The catch as it is stored, when it was changed elsewhere; else `null`. */
  stored: Catch | null;
}

/**
 * - `waiting`: is sent as soon as the server can be reached.
 * - `sending`: is on its way, or was when the tab ended; without progress until `nextAt` it waits again.
 * - `later`: failed, and is sent again at `nextAt`.
 * - `asks`: was refused; the angler decides.
 */
export type OutboxState = "waiting" | "sending" | "later" | "asks";

export interface OutboxItem {
  /** A UUIDv7: ids are in the order in which the items were kept. */
  id: string;
  userId: string;
  catchId: string;
  work: Work;
  state: OutboxState;
  /** How often it was sent. After the first time the server may have it, although no answer came. */
  tries: number;
  /** In milliseconds since 1970; it is not sent before. */
  nextAt: number;
  problem: Problem | null;
  /** In milliseconds since 1970. */
  keptAt: number;
}

const BACK_OFF_MS = [
  40 * SECOND_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
];
/** Devices that lost the same network do not all come back in the same second. */
const JITTER = 0.2;

/** The longest back-off. What is due later than that was planned by a clock that was set back since. */
const LONGEST_WAIT_MS = Math.max(...BACK_OFF_MS) * (1 + JITTER);

/** How long to wait after so many tries, in milliseconds. `random` is from 0 to 1. */
export function backOff(tries: number, random = Math.random()): number {
  const wait = BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0] ?? MINUTE_MS;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

/**
 * The item to send next: words before photos, the oldest first. What belongs to one catch goes strictly in turn, except
 * that photos wait for nothing but their catch. A deletion comes instead of everything else of its catch.
 */
export function nextToSend(items: readonly OutboxItem[], now: number): OutboxItem | null {
  const ready = items.filter((item) => isDue(item, now) && !isBlocked(item, items));
  const byAge = ready.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return byAge.find(({ work }) => work.kind !== "photo") ?? byAge[0] ?? null;
}

function isDue(item: OutboxItem, now: number): boolean {
  return item.state !== "asks" && dueAt(item, now) <= now;
}

function dueAt({ nextAt }: OutboxItem, now: number): number {
  return nextAt > now + LONGEST_WAIT_MS ? now : nextAt;
}

function isBlocked(item: OutboxItem, items: readonly OutboxItem[]): boolean {
  return items.some((other) => other.catchId === item.catchId && other.id !== item.id && blocks(other, item));
}

function blocks(other: OutboxItem, item: OutboxItem): boolean {
  if (item.work.kind === "delete") return false;
  // Nothing comes before its catch, also where a clock that was set back made its id smaller.
  if (other.work.kind === "delete" || other.work.kind === "create") return true;
  return other.work.kind === "change" && item.work.kind === "change" && other.id < item.id;
}

/** When something is due next, in milliseconds since 1970; `null` when nothing waits for its time. */
export function nextDue(items: readonly OutboxItem[], now: number): number | null {
  const times = items.filter((item) => item.state !== "asks" && !isBlocked(item, items));
  return times.length === 0 ? null : Math.max(now, Math.min(...times.map((item) => dueAt(item, now))));
}
