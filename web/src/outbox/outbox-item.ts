import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import type { Spot, Water } from "@creel/domain/waters/water";

import type { TripWork } from "../trips/outbox/trip-item.ts";
import type { WaterWork } from "../waters/outbox/water-item.ts";

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
  | PhotoWork;

export interface PhotoWork {
  kind: "photo";
  photoId: string;
  name: string;
  /** On the camera's clock; absent where the file does not say so. */
  takenAt?: string;
  photoOrder: readonly string[];
  /** The import that it comes with, for how far that is. */
  imported?: ImportedPhoto;
}

export interface ImportedPhoto {
  importId: string;
  bytes: number;
  /** The angler paused the photos of the import: it stays where it is. */
  isPaused: boolean;
}

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
  /** The trip as it is stored, when it was changed elsewhere. */
  trip?: Trip;
  /** The water, or the spot of it, as it is stored, when it was changed elsewhere. */
  water?: Water;
  spot?: Spot;
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

interface Kept {
  /** A UUIDv7: ids are in the order in which the items were kept. */
  id: string;
  userId: string;
  state: OutboxState;
  /** How often it was sent. After the first time the server may have it, although no answer came. */
  tries: number;
  /** In milliseconds since 1970; it is not sent before. */
  nextAt: number;
  problem: Problem | null;
  /** In milliseconds since 1970. */
  keptAt: number;
}

export interface CatchItem extends Kept {
  /** Absent in what an older version of the app kept. */
  subject: "catch";
  catchId: string;
  work: Work;
}

export interface TripItem extends Kept {
  subject: "trip";
  tripId: string;
  work: TripWork;
}

export interface WaterItem extends Kept {
  subject: "water";
  waterId: string;
  work: WaterWork;
}

/** A piece of work that waits to be sent, about one catch, one trip, or one water with its spots. */
export type OutboxItem = CatchItem | TripItem | WaterItem;

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

export function isOfCatch(catchId: string): (item: OutboxItem) => item is CatchItem {
  return (item): item is CatchItem => item.subject === "catch" && item.catchId === catchId;
}

export function isOfTrip(tripId: string): (item: OutboxItem) => item is TripItem {
  return (item): item is TripItem => item.subject === "trip" && item.tripId === tripId;
}

export function isOfWater(waterId: string): (item: OutboxItem) => item is WaterItem {
  return (item): item is WaterItem => item.subject === "water" && item.waterId === waterId;
}

/** Of its catch, its trip or its water. */
export function subjectId(item: OutboxItem): string {
  switch (item.subject) {
    case "catch":
      return item.catchId;
    case "trip":
      return item.tripId;
    case "water":
      return item.waterId;
  }
}

/** By the ids of their catches, trips and waters; each the oldest first, as they are given. */
export function bySubject<Item extends OutboxItem>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const id = subjectId(item);
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

export function isCatchItem(item: OutboxItem): item is CatchItem {
  return item.subject === "catch";
}

export function isPaused({ work }: OutboxItem): boolean {
  return work.kind === "photo" && work.imported?.isPaused === true;
}

export function isTripItem(item: OutboxItem): item is TripItem {
  return item.subject === "trip";
}

export function isWaterItem(item: OutboxItem): item is WaterItem {
  return item.subject === "water";
}

/** The server has nothing of it: it was never sent, or refused. */
export function isUnsent({ tries, state }: OutboxItem): boolean {
  return state !== "sending" && (tries === 0 || state === "asks");
}

/** It is not on its way: what comes may go into it. */
export function isFoldable({ state }: OutboxItem): boolean {
  return state !== "sending";
}
