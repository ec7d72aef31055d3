import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { Schema, WaterRow } from "../database/schema.ts";
import type { MergedRows, MergedWater } from "../database/tables/water-tables.ts";
import { AppError } from "../errors/errors.ts";
import { mergesOf, type SentMerge } from "../merges/merge.ts";
import { moveBack, moveToWater } from "./moved-water.repository.ts";
import { type Found, NONE_FOUND, reassignCatches } from "./reassign-catches.ts";
import { renewHours } from "./renew-hours.repository.ts";
import { gaugeColumns, gaugeOf, isSameGauge, mergedValues } from "./water-values.ts";
import { ownWaters } from "./waters.repository.ts";
import type { Written } from "./write-water.ts";

export const waterMerges = mergesOf<"water", WaterRow, Found>({
  kind: "water",
  rows: ownWaters,
  move: async (transaction, source, target) => {
    const moved = await moveToWater(transaction, source, target.id);
    const ids = [...moved.trips.chosen, ...moved.trips.found];
    await renewHours(transaction, source.userId, { ids, isAll: target.gauge !== null });
    return { ...moved, water: toStored(source), noteBefore: target.note, wasSample: target.isSample };
  },
  join: async (transaction, target, source) => {
    const note = joinedNote(target.note, source.note);
    if (note !== null && note.length > WATER_LIMITS.note) throw tooLong();
    const isSample = target.isSample && source.isSample;
    const isSame = note === target.note && isSample === target.isSample;
    const row = isSame ? target : await ownWaters.update(transaction, target, { note, isSample });
    return takeGauge(transaction, row, source);
  },
  insertAgain,
  moveBack: async (transaction, row, merge) => {
    const back = await moveBack(transaction, row, merge);
    const found = await reassignCatches(transaction, row, null);
    await renewHours(transaction, row.userId, { waterId: row.id, isAll: row.gauge !== null });
    return { catches: back.catches + found.catches, trips: back.trips + found.trips };
  },
  restore,
  isLike: () => true,
  readBefore,
});

export async function mergeWaters(db: Database, key: RowKey, into: string): Promise<Written> {
  const { row, before } = await waterMerges.merge(db, key, into);
  const found = before && { catches: countOf(before.catches), trips: countOf(before.trips) };
  return { row, found: found ?? NONE_FOUND };
}

export async function undoMergeOfWaters(db: Database, key: RowKey, now: Date): Promise<Written> {
  const { row, back = NONE_FOUND } = await waterMerges.undo(db, key, now);
  return { row, found: back };
}

function joinedNote(...notes: (string | null)[]): string | null {
  return notes.filter((each) => each !== null).join("\n\n") || null;
}

function tooLong(): AppError {
  return new AppError("invalid_input", {
    fields: { note: { code: "too_long", field: "note", max: WATER_LIMITS.note } },
  });
}

function countOf({ chosen, found }: MergedWater["catches"]): number {
  return chosen.length + found.length;
}

/** A water that has no gauge, and for which none was declined, takes that of the merged one. */
async function takeGauge(
  transaction: Transaction<Schema>,
  target: WaterRow,
  { gauge }: WaterRow,
): Promise<WaterRow> {
  if (gauge === null || target.gauge !== null || target.gaugeDeclinedAt !== null) return target;
  const row = await ownWaters.set(transaction, target, { gauge: JSON.stringify(gauge) });
  await renewHours(transaction, row.userId, { waterId: row.id, isAll: true });
  return row;
}

/** A gauge that was confirmed at the same instant is the one that the merge brought. */
async function giveGaugeBack(
  transaction: Transaction<Schema>,
  target: WaterRow,
  { gauge }: MergedWater["water"],
): Promise<void> {
  const isTaken =
    gauge && isSameGauge(target.gauge, gauge) && target.gauge?.confirmed_at === gauge.confirmed_at;
  if (!isTaken) return;
  await ownWaters.set(transaction, target, { gauge: null });
  await renewHours(transaction, target.userId, { waterId: target.id, isAll: false });
}

function toStored({
  createdAt,
  updatedAt: _changed,
  gaugeDeclinedAt,
  ...water
}: WaterRow): MergedWater["water"] {
  const declined = gaugeDeclinedAt?.toISOString() ?? null;
  return { ...water, gaugeDeclinedAt: declined, createdAt: createdAt.toISOString() };
}

async function insertAgain(
  transaction: Transaction<Schema>,
  { water: { outline, smallOutline, createdAt, gauge, gaugeDeclinedAt, ...water } }: MergedWater,
): Promise<WaterRow> {
  return ownWaters.insert(transaction, {
    ...water,
    outline: outline && JSON.stringify(outline),
    smallOutline: smallOutline && JSON.stringify(smallOutline),
    ...gaugeColumns({ gauge, gaugeDeclinedAt }),
    version: water.version + 1,
    createdAt: new Date(createdAt),
  });
}

async function restore(
  transaction: Transaction<Schema>,
  target: WaterRow,
  { water, noteBefore, wasSample }: MergedWater,
): Promise<void> {
  await giveGaugeBack(transaction, target, water);
  const isUnchanged = target.note === joinedNote(noteBefore, water.note);
  const note = isUnchanged ? noteBefore : target.note;
  if (note === target.note && wasSample === target.isSample) return;
  await ownWaters.update(transaction, target, { note, isSample: wasSample });
}

function readBefore(key: RowKey, sent: SentMerge<"water">): MergedWater {
  const own = { version: 1, isSample: false, createdAt: new Date().toISOString() };
  return {
    water: { ...mergedValues(key.userId, sent), ...gaugeOf(sent), ...key, ...own },
    noteBefore: sent.into_before.note ?? null,
    wasSample: false,
    catches: byChoice(sent.catches),
    trips: byChoice(sent.trips),
    spots: sent.spots,
    readings: sent.readings,
    limits: sent.limits,
    licenses: sent.licenses.map(({ id, had_both: hadBoth }) => ({ id, hadBoth })),
    returns: sent.returns.map(({ id, had_both: hadBoth }) => ({ id, hadBoth })),
  };
}

function byChoice(rows: SentMerge<"water">["catches"]): MergedRows {
  const idsOf = (isChosen: boolean) => rows.filter((row) => row.is_chosen === isChosen).map(({ id }) => id);
  return { chosen: idsOf(true), found: idsOf(false) };
}
