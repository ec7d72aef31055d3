import { IMPORT_SUBJECTS, type ImportSubject } from "@creel/domain/import/import-row";

import type { RowKey } from "../../database/owned-rows.ts";
import { inTransaction } from "../../database/repeat-after-deadlock.ts";
import type { ImportRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { FileKey } from "../../photos/photo-files.ts";
import type { ImportTarget, Made } from "../import-handler.ts";
import { deleteRows, ownImports } from "../imports.repository.ts";
import { findMade, findTaken, type MadeBySubject } from "../made-rows.repository.ts";
import { undoUntil } from "../present-import.ts";

export interface Undone {
  /** `null` if none of the import's rows had been written into the log. */
  row: ImportRow | null;
  removed: number;
  restored: number;
  kept: { subject: ImportSubject; id: string }[];
  /** Files to delete. */
  files: FileKey[];
}

const NOTHING_UNDONE = { removed: 0, restored: 0, kept: [], files: [] };
/**
 * Removes the records that an import created and restores those that it changed, except where somebody has changed them
 * since. An interrupted call can be repeated and continues. A staged import is deleted.
 * @throws AppError not_found if the import does not exist or its undo period is over; import_begun while it is being
 * written
 */
export async function undoImport({ db, handlers }: ImportTarget, key: RowKey, now: Date): Promise<Undone> {
  if (await forgetStaged({ db }, key)) return { row: null, ...NOTHING_UNDONE };
  const stored = await ownImports.find(db, key);
  const until = stored && undoUntil(stored);
  if (stored?.state === "undone") return { row: stored, ...NOTHING_UNDONE };
  if (!until || until <= now) throw new AppError("not_found");
  const undone: Omit<Undone, "row"> = {
    removed: 0,
    files: [],
    ...(await putBackTaken({ db, handlers }, key)),
  };
  const made = await findMade(db, key);
  // Records that refer to others are removed first.
  for (const subject of IMPORT_SUBJECTS.toReversed()) {
    const apart = apartFrom(made, subject);
    const { count, keptIds, files } = await handlers[subject].removeUnchanged(db, key.userId, apart);
    undone.removed += count;
    undone.kept.push(...keptIds.map((id) => ({ subject, id })));
    undone.files.push(...files);
  }
  await deleteRows(db, key);
  return { row: await ownImports.set(db, key, { state: "undone" }), ...undone };
}

/** Runs before the import's records are removed, because restored fields may refer to them. */
async function putBackTaken({ db, handlers }: ImportTarget, key: RowKey) {
  const back: Pick<Undone, "restored" | "kept"> = { restored: 0, kept: [] };
  for (const [subject, taken] of await findTaken(db, key)) {
    const { taking } = handlers[subject];
    const { count, keptIds } = taking
      ? await taking.putBack(db, key.userId, taken)
      : { count: 0, keptIds: [] };
    back.restored += count;
    back.kept.push(...keptIds.map((id) => ({ subject, id })));
  }
  return back;
}

const WHOLES = {
  event: { subject: "trip", name: "trip_id" },
  spot: { subject: "water", name: "water_id" },
} as const;

/** Leaves out events whose trip, and spots whose water, the import created too: they are removed or kept with it. */
function apartFrom(made: MadeBySubject, subject: ImportSubject): readonly Made[] {
  const own = made.get(subject) ?? [];
  if (subject !== "event" && subject !== "spot") return own;
  const whole = WHOLES[subject];
  const wholes = new Set((made.get(whole.subject) ?? []).map(({ id }) => id));
  return own.filter(({ fields }) => !wholes.has(String(fields[whole.name]).toLowerCase()));
}

/** @returns whether the import was only staged. @throws AppError import_begun while it is being written */
async function forgetStaged({ db }: Pick<ImportTarget, "db">, key: RowKey): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = await ownImports.lock(transaction, key);
    if (stored?.state === "running") throw new AppError("import_begun");
    if (stored?.state !== "staged") return false;
    await ownImports.delete(transaction, key);
    return true;
  });
}
