import type { CatchChanges, NewCatch } from "@creel/domain/catches/new-catch";
import { canonicalLure } from "@creel/domain/lures/lures";
import { canonicalSpecies } from "@creel/domain/species/species";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { CatchRow } from "../database/schema.ts";
import { AppError } from "../errors.ts";
import { type CatchValues, findCatch, insertCatch, lockCatch, updateCatch } from "./catches.repository.ts";
import { moveToZone, readCaughtAt } from "./caught-at.ts";

export interface Logged {
  row: CatchRow;
  /** False when the angler had logged a catch of this id before; it is unchanged. */
  isNew: boolean;
}

/** @throws AppError invalid_input, id_taken */
export async function logCatch(db: Database, user: UserRow, sent: NewCatch): Promise<Logged> {
  const id = sent.id?.toLowerCase() ?? uuidv7();
  const caughtAt = readCaughtAt(sent.date, sent.time_zone ?? user.timeZone);
  const required = { userId: user.id, id, species: canonicalSpecies(sent.species), ...caughtAt };
  const inserted = await insertCatch(db, required, toValues(sent));
  if (inserted) return { row: inserted, isNew: true };

  const stored = await findCatch(db, { userId: user.id, id });
  if (!stored) throw new AppError("id_taken");
  return { row: stored, isNew: false };
}

/** What a change found in the way. */
export interface Stale {
  stored: CatchRow;
}

/**
 * Changes the fields that were sent. With `expectedVersion`, nothing is changed when somebody else
 * changed the catch first.
 *
 * @throws AppError not_found, invalid_input
 */
export async function changeCatch(
  db: Database,
  key: { userId: string; id: string },
  { changes, expectedVersion }: { changes: CatchChanges; expectedVersion: number | null },
): Promise<CatchRow | Stale> {
  return db.transaction().execute(async (transaction) => {
    const stored = await lockCatch(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (expectedVersion !== null && stored.version !== expectedVersion) return { stored };
    return updateCatch(transaction, key, {
      ...toValues(changes),
      ...changedTime(stored, changes),
      ...(changes.species !== undefined && { species: canonicalSpecies(changes.species) }),
    });
  });
}

function changedTime(stored: CatchRow, { date, time_zone: timeZone }: CatchChanges) {
  if (date !== undefined) return readCaughtAt(date, timeZone ?? stored.timeZone);
  return timeZone === undefined ? {} : moveToZone(stored, timeZone);
}

/** What was sent, by the names of the columns; what was not sent is `undefined` and stays as it is. */
function toValues(sent: CatchChanges): CatchValues {
  return {
    latitude: sent.latitude,
    longitude: sent.longitude,
    lengthIn: sent.length,
    weightLb: sent.weight,
    depthFt: sent.depth,
    lureType: sent.lure_type ? canonicalLure(sent.lure_type) : sent.lure_type,
    notes: sent.notes,
    weatherConditions: sent.weather_conditions,
    airTemperatureF: sent.air_temperature,
    waterTemperatureF: sent.water_temperature,
    windSpeedMph: sent.wind_speed,
    windDirection: sent.wind_direction,
    barometricPressureInhg: sent.barometric_pressure,
    pressureTrend: sent.pressure_trend,
    lunarPhase: sent.lunar_phase,
  };
}
