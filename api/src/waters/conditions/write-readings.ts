import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { type NewWaterReading, READING_LIMITS } from "@creel/domain/waters/gauge";
import { LEAST_READINGS } from "@creel/domain/waters/learned-temperature";
import type { Transaction } from "kysely";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema, WaterReadingRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { Refusal } from "../../errors/refusals.ts";
import { countReadingsOf, findTemperatures, ownReadings } from "../readings.repository.ts";
import { findTripsAround, renewHours } from "../renew-hours.repository.ts";
import { ownWaters } from "../waters.repository.ts";

/** Stores a reading of a water; the same id again changes nothing. @throws AppError not_found, id_taken, invalid_input */
export async function makeReading(
  db: Database,
  water: RowKey,
  sent: NewWaterReading,
): Promise<{ row: WaterReadingRow; isNew: boolean }> {
  const key = { userId: water.userId, id: sent.id.toLowerCase() };
  const at = new Date(sent.at);
  refuseTime(at);
  return withLockedLog(db, water.userId, async (transaction) => {
    if (!(await ownWaters.find(transaction, water))) throw new AppError("not_found");
    const stored = await ownReadings.find(transaction, key);
    if (stored && stored.waterId !== water.id) throw new AppError("id_taken");
    if (stored) return { row: stored, isNew: false };
    if ((await countReadingsOf(transaction, water)) >= READING_LIMITS.perWater) {
      throw refused("id", { code: "too_many_values", max: READING_LIMITS.perWater });
    }
    const { temperature: temperatureF, level } = sent;
    const row = await ownReadings.insert(transaction, { ...key, waterId: water.id, at, temperatureF, level });
    await renewAround(transaction, row);
    return { row, isNew: true };
  });
}

/** @throws AppError not_found */
export async function removeReading(db: Database, water: RowKey, id: string): Promise<void> {
  const key = { userId: water.userId, id };
  await withLockedLog(db, water.userId, async (transaction) => {
    const stored = await ownReadings.find(transaction, key);
    if (stored?.waterId !== water.id) throw new AppError("not_found");
    await ownReadings.delete(transaction, key);
    await renewAround(transaction, stored);
  });
}

/** Trips that ended long ago are renewed with each fifth reading, not with each. */
const LEARNED_AGAIN_AFTER = 5;

/** Looks up the hours again that the reading changes: those near it, and those that are learned from all readings. */
async function renewAround(transaction: Transaction<Schema>, reading: WaterReadingRow): Promise<void> {
  const { userId, waterId, at, temperatureF } = reading;
  const water = { userId, id: waterId };
  const { length: count } = temperatureF === null ? [] : await findTemperatures(transaction, water);
  const isLearnedAgain = count >= LEAST_READINGS && count % LEARNED_AGAIN_AFTER === 0;
  const which = isLearnedAgain ? { waterId } : { ids: await findTripsAround(transaction, water, at) };
  await renewHours(transaction, userId, { ...which, isAll: true });
}

/** Readings have the same limits as catches. @throws AppError invalid_input */
export function refuseTime(at: Date): void {
  if (at.getTime() > Date.now() + LATEST_CATCH_DAYS * DAY_MS) throw refused("at", { code: "in_future" });
  if (at.getUTCFullYear() < EARLIEST_CATCH_YEAR) {
    throw refused("at", { code: "before_year", year: EARLIEST_CATCH_YEAR });
  }
}

function refused(field: string, refusal: Refusal): AppError {
  return new AppError("invalid_input", { fields: { [field]: refusal } });
}
