import type { NewWaterReading } from "@creel/domain/waters/gauge";
import type {
  ChangedSpotFields,
  ChangedWaterFields,
  NewSpotFields,
  NewWaterFields,
} from "@creel/domain/waters/new-water";
import type { Spot, Water, WrittenWater } from "@creel/domain/waters/water";

import { makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";

export type WaterWork =
  | { kind: "create"; fields: NewWaterFields & { id: string } }
  | {
      kind: "change";
      /** The water before the change; `null` if the answer to an earlier item becomes the base. */
      base: Water | null;
      fields: ChangedWaterFields;
    }
  /** Deletes the water and its spots. */
  | { kind: "delete"; base: Water | null }
  | { kind: "add spot"; spot: NewSpotFields & { id: string } }
  | { kind: "change spot"; spotId: string; base: Spot | null; fields: ChangedSpotFields }
  | { kind: "remove spot"; spotId: string }
  | { kind: "add reading"; reading: NewWaterReading }
  | { kind: "remove reading"; readingId: string };

/**
 * The stored record is the water, or the spot that the item is about. How it is sent is in `waterItems`, apart, because
 * each page would load it.
 */
export interface WaterItem extends OutboxItem<WaterWork, Water | Spot> {
  subject: "water";
}

export interface WaterAnswer {
  /** `null` for spots and readings. */
  written: WrittenWater | null;
  /** `null` for everything else. */
  spot: Spot | null;
}

/** `answer` is `null` after a deletion. */
export type WaterSent = Sent<WaterItem, WaterAnswer>;

const KINDS: Record<WaterWork["kind"], true> = {
  create: true,
  change: true,
  delete: true,
  "add spot": true,
  "change spot": true,
  "remove spot": true,
  "add reading": true,
  "remove reading": true,
};

export function isWaterItem(item: OutboxItem): item is WaterItem {
  return item.subject === "water" && item.work.kind in KINDS;
}

export function isWaterSent(sent: Sent): sent is WaterSent {
  return isWaterItem(sent.item);
}

export function isOfWater(waterId: string): (item: OutboxItem) => item is WaterItem {
  return (item): item is WaterItem => isWaterItem(item) && item.subjectId === waterId;
}

export interface WaterOfUser {
  userId: string;
  waterId: string;
}

export function makeWaterItem({ userId, waterId }: WaterOfUser, work: WaterWork, now?: number): WaterItem {
  return makeItem({ userId, subject: "water", subjectId: waterId }, work, now);
}
