import type { ImportedWater } from "@creel/domain/import/imported-parts";
import type { Gauge } from "@creel/domain/waters/gauge";
import { type NewWater, type Outline, WATER_LIMITS, type WaterChanges } from "@creel/domain/waters/new-water";
import { simplifyOutline } from "@creel/domain/waters/simplify-outline";
import { boundsOfWater } from "@creel/domain/waters/water-at";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Changes } from "../database/owned-rows.ts";
import type { WaterRow } from "../database/schema.ts";
import type { WaterTable } from "../database/tables/water-tables.ts";

/** Only an archive has a gauge. */
export function toNewRow(userId: string, sent: NewWater | ImportedWater): Insertable<WaterTable> {
  const gauge = "gauge" in sent ? gaugeOf(sent) : null;
  return {
    ...valuesOf(userId, sent),
    ...shapeColumns(sent.outline ?? null),
    ...(gauge && gaugeColumns(gauge)),
  };
}

/** A gauge as it is stored as JSON. */
interface StoredGauge {
  gauge?: Gauge | null | undefined;
  /** ISO 8601. */
  gaugeDeclinedAt?: string | null | undefined;
}

export function gaugeOf({ gauge = null, gauge_declined_at = null }: Partial<ImportedWater>): StoredGauge {
  return { gauge, gaugeDeclinedAt: gauge ? null : gauge_declined_at };
}

export function gaugeColumns({ gauge, gaugeDeclinedAt }: StoredGauge) {
  return {
    gauge: gauge ? JSON.stringify(gauge) : null,
    gaugeDeclinedAt: gaugeDeclinedAt ? new Date(gaugeDeclinedAt) : null,
  };
}

/** Returns the values that are stored for a water that is merged into another. */
export function mergedValues(userId: string, sent: NewWater) {
  return { ...valuesOf(userId, sent), ...outlinesOf(sent.outline ?? null) };
}

function valuesOf(userId: string, sent: NewWater) {
  const { name, kind, latitude, longitude, radius, outline = null, note } = sent;
  return {
    userId,
    id: sent.id?.toLowerCase() ?? uuidv7(),
    name,
    kind,
    latitude,
    longitude,
    radiusM: radius,
    note: note ?? null,
    ...boundsOfWater({ id: "", latitude, longitude, radius, outline }),
  };
}

/** Returns the columns that a change writes. Fields that were not sent are left out. */
export function changedValues(stored: WaterRow, changes: WaterChanges): Changes<"waters"> {
  const { latitude, longitude, radius, outline } = { ...shapeOf(stored), ...withoutUndefined(changes) };
  const { name, kind, note } = changes;
  return withoutUndefined({
    name,
    kind,
    note,
    latitude: changes.latitude,
    longitude: changes.longitude,
    radiusM: changes.radius,
    ...(changes.outline !== undefined && shapeColumns(changes.outline)),
    ...boundsOfWater({ id: "", latitude, longitude, radius, outline: outline ?? null }),
  });
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function shapeOf({ latitude, longitude, radiusM, outline }: WaterRow) {
  return { latitude, longitude, radius: radiusM, outline };
}

function shapeColumns(sent: Outline | null) {
  const { outline, smallOutline } = outlinesOf(sent);
  return {
    outline: outline && JSON.stringify(outline),
    smallOutline: smallOutline && JSON.stringify(smallOutline),
  };
}

function outlinesOf(outline: Outline | null) {
  return { outline, smallOutline: outline && simplifyOutline(outline, WATER_LIMITS.smallOutline) };
}

/** Returns the fields that a change can set, with the names of the contract. */
export function changeableFields(stored: WaterRow) {
  const { name, kind, note } = stored;
  return { name, kind, note, ...shapeOf(stored) };
}

export function isSameGauge(one: Gauge | null | undefined, other: Gauge | null | undefined): boolean {
  return one?.service === other?.service && one?.station === other?.station;
}
