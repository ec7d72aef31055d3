import { isDeepStrictEqual } from "node:util";

import { catchChangesSchema } from "@creel/domain/catches/new-catch";
import type { Transaction } from "kysely";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { CatchRow, Schema } from "../../database/schema.ts";
import { isBeforeAutofill } from "../record/autofilled-conditions.ts";
import { type CatchValues, ownCatches, isThere, REFERENCES } from "../record/catches.repository.ts";
import { changeCatch } from "./change-catch.ts";

type Fields = Record<string, unknown>;

const wholeSchema = z.record(z.string(), z.unknown());

/** Returns a catch as JSON, with its version; `undefined` if it does not exist. */
export async function findWhole(db: Database, key: RowKey): Promise<Fields | undefined> {
  const row = await ownCatches.find(db, key);
  return row && asJson(row);
}

const NO_PHOTOS = { added: [], order: [], removed: [] };

/**
 * Changes the fields of a catch that a file contains; other fields stay.
 * @returns the version of the catch; `undefined` if somebody changed it after `before` was read
 * @throws AppError not_found, invalid_input
 */
export async function takeFields(
  db: Database,
  key: RowKey,
  { fields, before }: { fields: Fields; before: Fields },
): Promise<number | undefined> {
  const changes = catchChangesSchema.parse(fields);
  const expectedVersion = Number(before["version"]);
  const changed = await changeCatch(db, key, { changes, photos: NO_PHOTOS, expectedVersion });
  return "row" in changed ? changed.row.version : undefined;
}

/**
 * Restores a catch, unless somebody has changed it after this version; autofilled values do not count as a change.
 * References to records that no longer exist are cleared.
 * @returns whether the catch is restored or gone
 */
export async function putBack(
  db: Database,
  key: RowKey,
  { version, before }: { version: number; before: Fields },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = await ownCatches.lock(transaction, key);
    if (!stored) return true;
    const values = await valuesOf(transaction, key.userId, before);
    if (isDeepStrictEqual(inContents(asJson(stored)), values)) return true;
    if (stored.version !== version && !isBeforeAutofill(stored, version)) return false;
    await ownCatches.update(transaction, key, toColumns(values));
    return true;
  });
}

/** Columns about the row itself, not its contents. */
const OF_ITS_ROW = new Set(["userId", "id", "version", "isSample", "createdAt", "updatedAt"]);

function inContents(row: Fields): Fields {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !OF_ITS_ROW.has(name)));
}

async function valuesOf(transaction: Transaction<Schema>, userId: string, before: Fields): Promise<Fields> {
  const values = inContents(before);
  for (const name of REFERENCES) {
    const id = values[name];
    if (typeof id === "string" && !(await isThere(transaction, userId, { name, id }))) values[name] = null;
  }
  return values["lureId"] === null ? { ...values, variantId: null } : values;
}

const INSTANTS = ["caughtAt", "fillAfter", "filledAt"] as const;

function toColumns(values: Fields): CatchValues {
  const instants = INSTANTS.map((name) => {
    const instant = values[name];
    return [name, typeof instant === "string" ? new Date(instant) : null] as const;
  });
  return { ...values, ...Object.fromEntries(instants) };
}

function asJson(row: CatchRow): Fields {
  return wholeSchema.parse(JSON.parse(JSON.stringify(row)));
}
