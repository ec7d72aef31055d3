import type { Limit } from "@creel/domain/catch-limits/limit";
import type { LimitChanges, NewLimit } from "@creel/domain/catch-limits/new-limit";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Changes } from "../database/owned-rows.ts";
import type { LimitRow } from "../database/schema.ts";
import type { LimitTable } from "../database/tables/limit-table.ts";

export function toNewRow(userId: string, { id, ...sent }: NewLimit): Insertable<LimitTable> {
  const { species, read_on: readOn } = sent;
  return { userId, id: id?.toLowerCase() ?? uuidv7(), ...changedValues(sent), species, readOn };
}

/** Returns the columns that a change writes; `undefined` for fields that were not sent. */
export function changedValues(sent: LimitChanges): Changes<"limits"> {
  return {
    species: sent.species,
    waterId: sent.water_id?.toLowerCase() ?? sent.water_id,
    region: sent.region,
    minLength: sent.min_length,
    maxLength: sent.max_length,
    slotFrom: sent.slot_from,
    slotTo: sent.slot_to,
    oneOver: sent.one_over,
    bagDay: sent.bag_day,
    bagYear: sent.bag_year,
    closedFrom: sent.closed_from,
    closedTo: sent.closed_to,
    note: sent.note,
    source: sent.source,
    readOn: sent.read_on,
  };
}

/** Returns the fields that a change can set, with the names of the contract. */
export function changeableFields(row: LimitRow) {
  return {
    species: row.species,
    water_id: row.waterId,
    region: row.region,
    min_length: row.minLength,
    max_length: row.maxLength,
    slot_from: row.slotFrom,
    slot_to: row.slotTo,
    one_over: row.oneOver,
    bag_day: row.bagDay,
    bag_year: row.bagYear,
    closed_from: row.closedFrom,
    closed_to: row.closedTo,
    note: row.note,
    source: row.source,
    read_on: row.readOn,
  };
}

export function presentLimit(row: LimitRow): Limit {
  return {
    id: row.id,
    version: row.version,
    ...changeableFields(row),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
