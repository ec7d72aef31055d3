import type { ComparedCatch } from "@creel/domain/import/duplicates/compared-catch";
import { type Duplicates, findDuplicates } from "@creel/domain/import/duplicates/find-duplicates";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import { AppError } from "../../errors/errors.ts";
import { findUndecidedCatches, noteAlike, readFields } from "../record/import-rows.repository.ts";
import { type ImportKey, lockImport } from "../record/imports.repository.ts";
import { findLoggedCatches } from "./logged-catches.repository.ts";

const DAY_LENGTH = "yyyy-mm-dd".length;

/** What the contract has accepted before. */
const comparedSchema = z.object({
  species: z.string(),
  date: z.string(),
  length: z.optional(z.nullable(z.number())),
  weight: z.optional(z.nullable(z.number())),
});

/**
 * Looks among the new catches for those that the log has by another id. What the angler decided stays.
 * @returns how far the clock of the file is ahead; `null` where it shows the same time
 * @throws AppError not_found, import_begun
 */
export async function compareRows(db: Database, key: ImportKey): Promise<Duplicates["shift"]> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockImport(transaction, key);
    if (!stored) throw new AppError("not_found");
    if (stored.state !== "staged") throw new AppError("import_begun");
    const [rows, logged] = [
      await findUndecidedCatches(transaction, key),
      await findLoggedCatches(transaction, key.userId),
    ];
    const incoming = rows.map(({ position, fields }) => compared(String(position), fields));
    const { shift, matches } = findDuplicates(incoming, logged);
    const taken = new Set(rows.flatMap(({ position, decision }) => (decision === "take" ? position : [])));
    const alike = matches.map(({ incoming: name, existing: sameAs, verdict }) => {
      const position = Number(name);
      const other = taken.has(position) ? ("changes" as const) : ("differs" as const);
      return { position, sameAs, verdict: verdict === "same" ? ("same" as const) : other };
    });
    await noteAlike(transaction, key, alike);
    return shift;
  });
}

function compared(id: string, json: string): ComparedCatch {
  const { species, date, length = null, weight = null } = comparedSchema.parse(readFields(json));
  const caughtAt = date.length > DAY_LENGTH ? Date.parse(date) : null;
  return { id, species, caughtAt, day: date.slice(0, DAY_LENGTH), length, weight };
}
