import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

/** What is to be done. Sent again, it makes no difference: ids are made on the device. */
export interface OutboxWork {
  /** As in "create", "change", "delete", "add spot". What begins with "remove" takes something away. */
  kind: string;
  /** The file that goes with it, which is stored beside the items. */
  photoId?: string;
  /** The import that it comes with, for how far that is. */
  imported?: ImportedPhoto;
}

export interface ImportedPhoto {
  importId: string;
  bytes: number;
  /** The angler paused the photos of the import: it stays where it is. */
  isPaused: boolean;
}

/** Why an item was not sent. */
export interface Problem<Stored = unknown> {
  /** That of the API's error; `unreached` when there was no answer. */
  code: string;
  /** A sentence of the server; empty when it did not answer. */
  message: string;
  /** In milliseconds since 1970. */
  at: number;
  /** The status of the answer; absent when there was none. */
  status?: number;
  /** What the server says about single fields. */
  fields?: Record<string, string>;
  /** What is stored on the server, when it was changed elsewhere; else `null`. */
  stored: Stored | null;
  /** The trip that is in the way of this one. */
  rival?: { id: string; startedAt?: string };
}

/**
 * - `waiting`: is sent as soon as the server can be reached.
 * - `sending`: is on its way, or was when the tab ended; without progress until `nextAt` it waits again.
 * - `later`: failed, and is sent again at `nextAt`.
 * - `asks`: was refused; the angler decides.
 */
export type OutboxState = "waiting" | "sending" | "later" | "asks";

/** A piece of work that waits to be sent. Each feature has its own type of items, which `ItemType` describes. */
export interface OutboxItem<Work extends OutboxWork = OutboxWork, Stored = unknown> {
  /** A UUIDv7: ids are in the order in which the items were stored. */
  id: string;
  userId: string;
  /** The name of its type, as in "catch". */
  subject: string;
  /** The id of its catch, trip, water and so on. */
  subjectId: string;
  work: Work;
  state: OutboxState;
  /** How often it was sent. After the first time the server may have it, although no answer came. */
  tries: number;
  /** In milliseconds since 1970; it is not sent before. */
  nextAt: number;
  problem: Problem<Stored> | null;
  /** When it was stored, in milliseconds since 1970. */
  keptAt: number;
}

/** What a step makes of the items of one user. */
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

/** A new item, which was never sent. `now` is in milliseconds since 1970. */
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
/** Devices that lost the same network do not all come back in the same second. */
const JITTER = 0.2;

/** The longest back-off. What is due later than that was planned by a clock that was set back since. */
export const LONGEST_WAIT_MS = Math.max(...BACK_OFF_MS) * (1 + JITTER);

/** How long to wait after so many tries, in milliseconds. `random` is from 0 to 1. */
export function backOff(tries: number, random = Math.random()): number {
  const wait = BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length) - 1] ?? BACK_OFF_MS[0] ?? MINUTE_MS;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

/** By the ids of their subjects; each the oldest first, as they are given. */
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

/** The server has nothing of it: it was never sent, or refused. */
export function isUnsent({ tries, state }: OutboxItem): boolean {
  return state !== "sending" && (tries === 0 || state === "asks");
}

/** It is not on its way: what comes may go into it. */
export function isFoldable({ state }: OutboxItem): boolean {
  return state !== "sending";
}

/** It is sent as soon as the server can be reached. */
export function asWaiting<Item extends OutboxItem>(item: Item): Item {
  return { ...item, state: "waiting", nextAt: 0, problem: null };
}

/** What no server knows is deleted without asking one. */
export function isUnknownToServer(items: readonly OutboxItem[], id: string): boolean {
  return items.some((item) => item.subjectId === id && item.work.kind === "create" && item.tries === 0);
}

/** A deletion is taken back: what waited before it waits again. */
export function planUndo(items: readonly OutboxItem[], id: string): Changes<never> {
  const isRecallable = ({ work, state }: OutboxItem) => work.kind === "delete" && state !== "sending";
  return { put: [], removed: items.filter((item) => item.subjectId === id && isRecallable(item)) };
}

/** Everything of one subject is dropped. */
export function planLetGo(items: readonly OutboxItem[], id: string): Changes<never> {
  return { put: [], removed: items.filter((item) => item.subjectId === id) };
}
