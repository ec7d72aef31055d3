import { type NewSpot, type SpotChanges, WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { idSchema } from "../base/id-params.ts";
import { isMadeAlready } from "../base/is-made-already.ts";
import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { Schema, SpotRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findAtSpots, type Found, NONE_FOUND } from "./reassign-catches.ts";
import { countSpotsOf, deleteSpot, ownSpots } from "./spots.repository.ts";
import { ownWaters } from "./waters.repository.ts";

export const spotParamsSchema = z.object({ id: idSchema, spotId: idSchema });

interface WrittenSpot {
  row: SpotRow;
  found: Found;
}

/** @throws AppError not_found, id_taken, invalid_input */
export async function makeSpot(
  db: Database,
  water: RowKey,
  sent: NewSpot,
): Promise<WrittenSpot & { isNew: boolean }> {
  const { id = uuidv7(), name, latitude, longitude, radius, note = null } = sent;
  const key = { userId: water.userId, id: id.toLowerCase() };
  return onWater(db, water, async (transaction) => {
    const stored = await ownSpots.find(transaction, key);
    if (stored && stored.waterId !== water.id) throw new AppError("id_taken");
    if (stored) return { row: stored, found: NONE_FOUND, isNew: false };
    if ((await countSpotsOf(transaction, water)) >= WATER_LIMITS.spotsPerWater) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: WATER_LIMITS.spotsPerWater } },
      });
    }
    const place = { latitude, longitude, radiusM: radius };
    const row = await ownSpots.insert(transaction, { ...key, waterId: water.id, name, ...place, note });
    return { row, found: await findAtSpots(transaction, water, row.id), isNew: true };
  });
}

interface Change {
  id: string;
  changes: SpotChanges;
  /** `null` for any version. */
  expectedVersion: number | null;
}

/** Handles versions like `changeWater`. @throws AppError not_found */
export async function changeSpot(
  db: Database,
  water: RowKey,
  { id, changes, expectedVersion }: Change,
): Promise<WrittenSpot | { stored: SpotRow }> {
  return onWater(db, water, async (transaction) => {
    const stored = await requireSpot(transaction, water, id);
    if (expectedVersion !== null && stored.version !== expectedVersion) {
      const isMade = isMadeAlready({ ...stored, radius: stored.radiusM }, changes);
      return isMade ? { row: stored, found: NONE_FOUND } : { stored };
    }
    const { radius, ...others } = changes;
    const row = await ownSpots.update(transaction, stored, { ...others, radiusM: radius });
    return { row, found: await findAtSpots(transaction, water, row.id) };
  });
}

/** @throws AppError not_found */
export async function removeSpot(db: Database, water: RowKey, id: string): Promise<void> {
  await onWater(db, water, async (transaction) => {
    await deleteSpot(transaction, await requireSpot(transaction, water, id));
  });
}

async function onWater<Result>(
  db: Database,
  water: RowKey,
  write: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return withLockedLog(db, water.userId, async (transaction) => {
    if (!(await ownWaters.find(transaction, water))) throw new AppError("not_found");
    return write(transaction);
  });
}

async function requireSpot(transaction: Transaction<Schema>, water: RowKey, id: string): Promise<SpotRow> {
  const stored = await ownSpots.find(transaction, { userId: water.userId, id });
  if (stored?.waterId !== water.id) throw new AppError("not_found");
  return stored;
}
