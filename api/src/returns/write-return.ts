import { daysBetween } from "@creel/domain/dates/days";
import type { ImportedReturn, NewReturn, ReturnChanges } from "@creel/domain/returns/new-return";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import type { Insertable } from "kysely";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { Changes, RowKey } from "../database/owned-rows.ts";
import type { ReturnRow } from "../database/schema.ts";
import type { ReturnTable } from "../database/tables/return-tables.ts";
import { AppError } from "../errors/errors.ts";
import { figuresOf } from "./present-return.ts";
import { changedValues, toImportedRow, toNewRow } from "./return-values.ts";
import { findWaters, ownReturns } from "./returns.repository.ts";

interface Owner {
  id: string;
  timeZone: string;
}

interface Written {
  row: ReturnRow;
  isNew: boolean;
}

/** @throws AppError invalid_input */
export function makeReturn(db: Database, owner: Owner, sent: NewReturn): Promise<Written> {
  return insertReturn(db, toNewRow(owner, sent));
}

/** Imports a return from an archive, with the figures that were turned in. @throws AppError invalid_input */
export function importReturn(db: Database, owner: Owner, sent: ImportedReturn): Promise<Written> {
  return insertReturn(db, toImportedRow(owner, sent));
}

async function insertReturn(db: Database, values: Insertable<ReturnTable>): Promise<Written> {
  return withLockedLog(db, values.userId, async (transaction) => {
    const stored = await ownReturns.find(transaction, values);
    if (stored) return { row: stored, isNew: false };
    if ((await ownReturns.count(transaction, values.userId)) >= RETURN_LIMITS.perUser) {
      throw new AppError("invalid_input", {
        fields: { name: { code: "too_many_values", max: RETURN_LIMITS.perUser } },
      });
    }
    return { row: await ownReturns.insert(transaction, values), isNew: true };
  });
}

/** @throws AppError not_found, return_turned_in, invalid_input */
export async function changeReturn(db: Database, key: RowKey, sent: ReturnChanges): Promise<ReturnRow> {
  return withLockedLog(db, key.userId, async (transaction) => {
    const stored = await ownReturns.find(transaction, key);
    if (!stored) throw new AppError("not_found");
    const { turned_in_at: at, name: _free, ...others } = sent;
    if (stored.reported && at !== null && Object.values(others).some((value) => value !== undefined)) {
      throw new AppError("return_turned_in");
    }
    checkDays(stored, sent);
    const row = await ownReturns.update(transaction, key, {
      ...changedValues(stored, sent),
      ...(at === null && { turnedInAt: null, reported: null }),
    });
    return typeof at === "string"
      ? ownReturns.set(transaction, key, await turnedIn(transaction, row, at))
      : row;
  });
}

/** Keeps the figures as they are now; those of a return that was turned in before stay. */
async function turnedIn(db: Database, row: ReturnRow, at: string): Promise<Changes<"returns">> {
  const waters = await findWaters(db, row.userId);
  const figures = await figuresOf(db, row, { waters, now: new Date() });
  return { turnedInAt: new Date(at), reported: JSON.stringify(figures) };
}

/** A day that was not sent can contradict the one that was. @throws AppError invalid_input */
function checkDays({ fromDay, toDay }: ReturnRow, { from = fromDay, to = toDay }: ReturnChanges): void {
  if (from > to) throw new AppError("invalid_input", { fields: { to: { code: "day_order" } } });
  if (daysBetween(from, to) >= RETURN_LIMITS.days) {
    throw new AppError("invalid_input", { fields: { to: { code: "return_span" } } });
  }
}

/** @throws AppError not_found */
export async function removeReturn(db: Database, key: RowKey): Promise<void> {
  if (!(await ownReturns.delete(db, key))) throw new AppError("not_found");
}
