import type { NewWaterReading } from "@creel/domain/waters/gauge";
import type { ChangedSpotFields, ChangedWaterFields } from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";

import { foldRecord } from "../../outbox/fold-record.ts";
import { isFoldable, isUnsent, type OutboxItem, asWaiting, type Changes } from "../../outbox/outbox-item.ts";
import { isOfWater, makeWaterItem, type WaterItem, type WaterOfUser, type WaterWork } from "./water-item.ts";
import { defined } from "./water-of-items.ts";

type CreatedWater = Extract<WaterWork, { kind: "create" }>["fields"];
type AddedSpot = Extract<WaterWork, { kind: "add spot" }>["spot"];

export function planWaterCreation(water: WaterOfUser, fields: CreatedWater): Changes<WaterItem> {
  return put(makeWaterItem(water, { kind: "create", fields }));
}

interface ChangedWater extends WaterOfUser {
  /** The water as it was shown. */
  base: Water;
  fields: ChangedWaterFields;
}

/** A pending item of the same water absorbs the change, if the server cannot have it yet. */
export function planWaterChange(
  items: readonly OutboxItem[],
  { base, fields, ...water }: ChangedWater,
): Changes<WaterItem> {
  const own = items.filter(isOfWater(water.waterId));
  return foldRecord(own, makeWaterItem(water, { kind: "change", base, fields }));
}

export function planWaterDeletion(
  items: readonly OutboxItem[],
  { base, ...water }: WaterOfUser & { base: Water },
): Changes<WaterItem> {
  const own = items.filter(isOfWater(water.waterId));
  return foldRecord(own, makeWaterItem(water, { kind: "delete", base }));
}

export function planSpot(water: WaterOfUser, spot: AddedSpot): Changes<WaterItem> {
  return put(makeWaterItem(water, { kind: "add spot", spot }));
}

interface ChangedSpot extends WaterOfUser {
  /** The spot as it was shown. */
  base: Spot;
  fields: ChangedSpotFields;
}

/** Works like `planWaterChange`. */
export function planSpotChange(
  items: readonly OutboxItem[],
  { base, fields, ...water }: ChangedSpot,
): Changes<WaterItem> {
  const spotId = base.id;
  const own = ofSpot(items, water, spotId);
  const added = own.find(({ work }) => work.kind === "add spot");
  if (added?.work.kind === "add spot" && isUnsent(added)) {
    const spot = { ...added.work.spot, ...defined(fields) };
    return put({ ...asWaiting(added), work: { kind: "add spot", spot } });
  }
  const change = own.filter(({ work }) => work.kind === "change spot").findLast(isFoldable);
  if (change?.work.kind === "change spot") {
    const changed = { ...change.work.fields, ...defined(fields) };
    return put({ ...asWaiting(change), work: { ...change.work, fields: changed } });
  }
  return put(makeWaterItem(water, { kind: "change spot", spotId, base: added ? null : base, fields }));
}

/** Drops a spot that was not sent yet without asking the server. */
export function planSpotRemoval(
  items: readonly OutboxItem[],
  water: WaterOfUser,
  spotId: string,
): Changes<WaterItem> {
  const own = ofSpot(items, water, spotId).filter(isFoldable);
  const isUnknown = own.some((item) => item.work.kind === "add spot" && isUnsent(item));
  if (isUnknown) return { put: [], removed: own };
  return {
    put: [makeWaterItem(water, { kind: "remove spot", spotId })],
    removed: own.filter(({ work }) => work.kind === "change spot"),
  };
}

/** Drops the removal of the same reading if it was not sent yet: the server still has the reading. */
export function planReading(
  items: readonly OutboxItem[],
  water: WaterOfUser,
  reading: NewWaterReading,
): Changes<WaterItem> {
  const removal = items
    .filter(isOfWater(water.waterId))
    .find(({ work }) => work.kind === "remove reading" && work.readingId === reading.id);
  if (removal && isUnsent(removal)) return { put: [], removed: [removal] };
  return put(makeWaterItem(water, { kind: "add reading", reading }));
}

/** Drops a reading that was not sent yet without asking the server. */
export function planReadingRemoval(
  items: readonly OutboxItem[],
  water: WaterOfUser,
  readingId: string,
): Changes<WaterItem> {
  const added = items
    .filter(isOfWater(water.waterId))
    .find(({ work }) => work.kind === "add reading" && work.reading.id === readingId);
  if (added && isUnsent(added)) return { put: [], removed: [added] };
  return put(makeWaterItem(water, { kind: "remove reading", readingId }));
}

/** Returns the id of the spot that an item is about; `null` if it is about none. */
export function spotIdOf({ work }: WaterItem): string | null {
  if (work.kind === "add spot") return work.spot.id;
  return work.kind === "change spot" || work.kind === "remove spot" ? work.spotId : null;
}

function ofSpot(items: readonly OutboxItem[], { waterId }: WaterOfUser, spotId: string): WaterItem[] {
  return items.filter(isOfWater(waterId)).filter((item) => spotIdOf(item) === spotId);
}

function put(item: WaterItem): Changes<WaterItem> {
  return { put: [item], removed: [] };
}
