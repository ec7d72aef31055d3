import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

/** The work of an item. Repeating it is safe because ids are made on the device. */
export interface OutboxWork {
  /** Examples: "create", "change", "delete", "add spot". Kinds that begin with "remove" remove something. */
  kind: string;
  /** The photo file that belongs to the work; stored beside the items. */
  photoId?: string;
  /** The import that the photo belongs to, for its progress. */
  imported?: ImportedPhoto;
}

export interface ImportedPhoto {
  importId: string;
  bytes: number;
  /** True if the angler paused the import's photos: the photo is not sent. */
  isPaused: boolean;
}

/** Why an item was not sent. */
export interface Problem<Stored = unknown> {
  /** The code of the API's error; `unreached` if there was no answer. */
  code: string;
  /** A sentence from the server; empty if it did not answer. */
  message: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The HTTP status of the answer; absent if there was none. */
  status?: number;
  /** The server's messages about single fields, keyed by field name. */
  fields?: Record<string, string>;
  /** The version on the server if it was changed elsewhere; otherwise `null`. */
  stored: Stored | null;
  /** The trip that conflicts with this one. */
  rival?: { id: string; startedAt?: string };
}

/**
 * - `waiting`: is sent as soon as the server can be reached.
 * - `sending`: is on its way, or was when the tab ended; without progress until `nextAt` it waits again.
 * - `later`: failed, and is sent again at `nextAt`.
 * - `asks`: was refused; the angler decides.
 */
export type OutboxState = "waiting" | "sending" | "later" | "asks";

/** A piece of work that waits to be sent. Each feature has its own type of items, described by `ItemType`. */
export interface OutboxItem<Work extends OutboxWork = OutboxWork, Stored = unknown> {
  /** A UUIDv7, so that ids sort in the order in which the items were stored. */
  id: string;
  userId: string;
  /** The name of the item's type. Example: "catch". */
  subject: string;
  /** The id of the catch, trip, water, or other record. */
  subjectId: string;
  work: Work;
  state: OutboxState;
  /** How often the item was sent. After the first try the server may have it, even without an answer. */
  tries: number;
  /** The earliest time to send the item, in milliseconds since 1970. */
  nextAt: number;
  problem: Problem<Stored> | null;
  /** When it was stored, in milliseconds since 1970. */
  keptAt: number;
}

/** The items of one user that a step adds, replaces or removes. */
export interface Changes<Item extends OutboxItem = OutboxItem> {
  put: readonly Item[];
  removed: readonly OutboxItem[];
}

export const UNCHANGED: Changes<never> = { put: [], removed: [] };

interface Owner<Subject extends string> {
  userId: string;
  subject: Subject;
  subjectId: string;
}

/**
 * Returns a new item that was never sent.
 *
 * @param now in milliseconds since 1970
 */
export function makeItem<Subject extends string, Work extends OutboxWork>(
  { userId, subject, subjectId }: Owner<Subject>,
  work: Work,
  now = Date.now(),
) {
  const fresh = { state: "waiting" as OutboxState, tries: 0, nextAt: 0, problem: null };
  return { id: uuidv7(), userId, subject, subjectId, work, ...fresh, keptAt: now };
}

const BACK_OFF_MS = [
  40 * SECOND_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
];
/** Spreads the retries of devices that lost the same network. */
const JITTER = 0.2;

/** The longest back-off. A later `nextAt` was set by a clock that has been set back since. */
export const LONGEST_WAIT_MS = Math.max(...BACK_OFF_MS) * (1 + JITTER);

/**
 * Returns the wait before the next try, in milliseconds.
 *
 * @param random from 0 to 1
 */
export function backOff(tries: number, random = Math.random()): number {
  const wait = BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0] ?? MINUTE_MS;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

/** Groups items by subject id. Each group keeps the order of the items. */
export function bySubject<Item extends OutboxItem>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.subjectId);
    if (group) group.push(item);
    else groups.set(item.subjectId, [item]);
  }
  return groups;
}

export function byAge(one: OutboxItem, other: OutboxItem): number {
  return one.id < other.id ? -1 : 1;
}

export function isPaused({ work }: OutboxItem): boolean {
  return work.imported?.isPaused === true;
}

/** True if the server has nothing of the item: it was never sent, or was refused. */
export function isUnsent({ tries, state }: OutboxItem): boolean {
  return state !== "sending" && (tries === 0 || state === "asks");
}

/** True if the item is not being sent, so that a new change can be merged into it. */
export function isFoldable({ state }: OutboxItem): boolean {
  return state !== "sending";
}

/** Returns the item reset, to be sent as soon as the server can be reached. */
export function asWaiting<Item extends OutboxItem>(item: Item): Item {
  return { ...item, state: "waiting", nextAt: 0, problem: null };
}

/** Whether the record was never sent to the server, so that it can be deleted without a request. */
export function isUnknownToServer(items: readonly OutboxItem[], id: string): boolean {
  return items.some((item) => item.subjectId === id && item.work.kind === "create" && item.tries === 0);
}

/** Undoes a deletion that is not being sent. Earlier items of the record wait again. */
export function planUndo(items: readonly OutboxItem[], id: string): Changes<never> {
  const isRecallable = ({ work, state }: OutboxItem) => work.kind === "delete" && state !== "sending";
  return { put: [], removed: items.filter((item) => item.subjectId === id && isRecallable(item)) };
}

/** Drops all items of one subject. */
export function planDiscard(items: readonly OutboxItem[], id: string): Changes<never> {
  return { put: [], removed: items.filter((item) => item.subjectId === id) };
}
