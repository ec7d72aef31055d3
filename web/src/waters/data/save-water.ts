import type { NewWaterReading } from "@creel/domain/waters/gauge";
import type {
  ChangedSpotFields,
  ChangedWaterFields,
  NewSpotFields,
  NewWaterFields,
} from "@creel/domain/waters/new-water";
import type { Spot, Water, WrittenWater } from "@creel/domain/waters/water";
import { v7 as uuidv7 } from "uuid";

import { storedSession } from "../../http/stored-session.ts";
import type { OutboxItem, Changes } from "../../outbox/outbox-item.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { storeAndAwait } from "../../outbox/sending/store-or-send.ts";
import {
  planReading,
  planReadingRemoval,
  planSpot,
  planSpotChange,
  planSpotRemoval,
  planWaterChange,
  planWaterCreation,
  planWaterDeletion,
} from "../outbox/plan-water.ts";
import { isOfWater, isWaterSent, type WaterSent, type WaterOfUser } from "../outbox/water-item.ts";
import { waterItems } from "../outbox/water-items.ts";
import { waterOfItems } from "../outbox/water-of-items.ts";

// Each function resolves once the change is stored on this device. It is then sent by itself, online or later. All
// throw ApiError if the server refuses the change while the caller waits; then none of it stays stored. If the device
// cannot store anything, they throw NetworkError, too.

interface StoredChange {
  /** False if the change is still to be sent. */
  isSent: boolean;
}

/** Includes the number of catches and trips that were found on it, which only the server knows. */
export type SavedWater = StoredChange & WrittenWater;

const NONE_FOUND = { catches: 0, trips: 0 };

/** Creates a water. Its id is generated here, unless `fields` has one. */
export async function createWater({ id = uuidv7(), ...fields }: NewWaterFields): Promise<SavedWater> {
  const water = ownWater(id);
  const sent = await save(water, () => planWaterCreation(water, { id, ...fields }));
  return written(sent, null, water);
}

export async function changeWater(base: Water, fields: ChangedWaterFields): Promise<SavedWater> {
  const water = ownWater(base.id);
  const sent = await save(water, (items) => planWaterChange(items, { ...water, base, fields }));
  return written(sent, base, water);
}

/** Its catches and trips stay, without a water. */
export async function removeWater(base: Water): Promise<StoredChange> {
  const water = ownWater(base.id);
  return toStoredChange(await save(water, (items) => planWaterDeletion(items, { ...water, base })));
}

export async function createSpot(
  waterId: string,
  { id = uuidv7(), ...fields }: NewSpotFields,
): Promise<StoredChange> {
  const water = ownWater(waterId);
  return toStoredChange(await save(water, () => planSpot(water, { id, ...fields })));
}

export async function changeSpot(
  waterId: string,
  base: Spot,
  fields: ChangedSpotFields,
): Promise<StoredChange> {
  const water = ownWater(waterId);
  return toStoredChange(await save(water, (items) => planSpotChange(items, { ...water, base, fields })));
}

export async function removeSpot(waterId: string, { id }: Pick<Spot, "id">): Promise<StoredChange> {
  const water = ownWater(waterId);
  return toStoredChange(await save(water, (items) => planSpotRemoval(items, water, id)));
}

export async function addReading(waterId: string, reading: NewWaterReading): Promise<StoredChange> {
  const water = ownWater(waterId);
  return toStoredChange(await save(water, (items) => planReading(items, water, reading)));
}

export async function removeReading(waterId: string, readingId: string): Promise<StoredChange> {
  const water = ownWater(waterId);
  return toStoredChange(await save(water, (items) => planReadingRemoval(items, water, readingId)));
}

function ownWater(waterId: string): WaterOfUser {
  return { userId: storedSession()?.user.id ?? "", waterId };
}

function toStoredChange(sent: WaterSent | null): StoredChange {
  return { isSent: sent !== null };
}

/** Returns the server's answer, or the water as it will be if the change is pending. */
async function written(sent: WaterSent | null, base: Water | null, water: WaterOfUser): Promise<SavedWater> {
  if (sent?.answer?.written) return { isSent: true, ...sent.answer.written };
  const waiting = (await listItems(water.userId)).filter(isOfWater(water.waterId));
  const merged = waterOfItems(base, waiting);
  if (!merged) throw new Error("A water that is kept is on this device");
  return { isSent: sent !== null, water: merged, found: NONE_FOUND };
}

/** Returns `null` if the change is still to be sent. */
async function save(
  { userId }: WaterOfUser,
  plan: (items: readonly OutboxItem[]) => Changes,
): Promise<WaterSent | null> {
  const sent = await storeAndAwait({ userId, type: waterItems }, plan);
  return sent && isWaterSent(sent) ? sent : null;
}
