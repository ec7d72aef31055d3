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

/** A catch as JSON, with its version; `undefined` where it is not there. */
export async function findWhole(db: Database, key: RowKey): Promise<Fields | undefined> {
  const row = await ownCatches.find(db, key);
  return row && asJson(row);
}

const NO_PHOTOS = { added: [], order: [], removed: [] };

/**
 * Changes a catch to what a file says of it; what that does not say stays.
 * @returns its version; `undefined` where somebody has changed it since it was `before`
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
 * Puts a catch back as it was, unless somebody has changed it since it had this version; what was autofilled is no
 * change. What is not there any more it names no more.
 * @returns whether it is as it was, or gone
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

/** About the row itself. */
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
