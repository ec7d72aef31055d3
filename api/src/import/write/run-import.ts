import type { ImportSubject } from "@creel/domain/import/import-row";
import type { FastifyBaseLogger } from "fastify";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { getUser } from "../../accounts/users/users.repository.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { StagedRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { StartImport } from "../import-context.ts";
import { type ImportTarget, problemsIn } from "../import-handler.ts";
import { readFields, countRunning, ownImports } from "../imports.repository.ts";
import {
  findMade,
  findRenamed,
  findRenamedCatches,
  findRowsLeft,
  noteMade,
  noteMadeId,
  noteRefused,
  setMadeVersion,
  noteBefore,
} from "../made-rows.repository.ts";
import { type Renamed, withRenamed } from "../renamed.ts";

const IMPORT_QUEUE = "import";
const payloadSchema = z.object({ userId: z.string(), id: z.string() });

/**
 * Rows whose ids are noted as made in one statement. After a crash, at most this many are looked up in the log again.
 */
const ROWS_AT_ONCE = 50;
/** Subjects that refer to catches. They are written after all catches, whose ids may have changed by then. */
const NAMES_CATCHES: ReadonlySet<ImportSubject> = new Set(["merge", "dismissal"]);
/**
 * The rows of one turn, a few seconds of work. Then the next angler gets a turn. An angler's concurrent imports share
 * one turn's rows.
 */
const ROWS_OF_TURN = 200;

interface Running extends ImportTarget {
  log: Pick<FastifyBaseLogger, "info">;
  /** Queues the next turn for the remaining rows. */
  continueImport: StartImport;
  onDone: () => Promise<void>;
}

export function queueImports(queue: { add(name: string, payload: object): Promise<void> }): StartImport {
  return ({ userId, id }) => queue.add(IMPORT_QUEUE, { userId, id });
}

/**
 * Writes waiting rows into the log. A job that dies is repeated; it finds the records that it already made by their
 * ids.
 */
export function importJob(running: Running) {
  return { name: IMPORT_QUEUE, work: (payload: unknown) => runImport(running, payloadSchema.parse(payload)) };
}

export async function runImport(running: Running, key: RowKey): Promise<void> {
  try {
    await takeTurn(running, key);
  } catch (error) {
    // If the import is gone, its account was deleted, and a retry has nothing to do.
    if (await ownImports.find(running.db, key)) throw error;
    running.log.info({ importId: key.id }, "An import ended with its account");
  }
}

async function takeTurn({ log, continueImport, onDone, ...target }: Running, key: RowKey): Promise<void> {
  const { db } = target;
  const stored = await ownImports.find(db, key);
  const user = stored && (await getUser(db, key.userId));
  // The import may have been deleted with its account meanwhile.
  if (!user || stored.state !== "running") return;
  const writeNext = await rowWriter(target, user, key);
  let left = Math.ceil(ROWS_OF_TURN / (await countRunning(db, key.userId)));
  while (left > 0) {
    const rows = await findRowsLeft(db, key, Math.min(left, ROWS_AT_ONCE));
    if (rows.length === 0) {
      await noteVersions(target, key);
      await ownImports.set(db, key, { state: "done", doneAt: new Date() });
      log.info({ importId: key.id }, "An import is done");
      await onDone();
      return;
    }
    const made = [];
    for (const row of rows) made.push(...(await writeNext(row)));
    await noteMade(db, key, made);
    left -= rows.length;
  }
  await continueImport(key);
}

/**
 * Returns a function that writes one row and replaces its references with the ids in the log. Rows have to come in
 * writing order.
 */
async function rowWriter(target: ImportTarget, user: UserRow, key: RowKey) {
  let renamed = await findRenamed(target.db, key);
  let areCatchesIn = false;
  return async (row: StagedRow) => {
    if (!areCatchesIn && NAMES_CATCHES.has(row.subject)) {
      renamed = new Map([...renamed, ...(await findRenamedCatches(target.db, key))]);
      areCatchesIn = true;
    }
    return writeRow(target, user, { key, row, renamed });
  };
}

interface Writing {
  key: RowKey;
  row: StagedRow;
  renamed: Renamed;
}

/** @returns an empty list if the log rejects the row */
async function writeRow(target: ImportTarget, user: UserRow, writing: Writing) {
  const { key, row, renamed } = writing;
  const { position } = row;
  try {
    const fields = withRenamed(readFields(row.fields), renamed);
    const write = row.verdict === "changes" ? takeRow : make;
    return [{ position, version: await write(target, user, { key, row, fields }) }];
  } catch (error) {
    await noteRefused(target.db, key, { position, problems: problemsIn(error) });
    return [];
  }
}

interface MadeRow extends Pick<Writing, "key" | "row"> {
  fields: Record<string, unknown>;
}

/** @returns the version of the record. @throws AppError */
async function make({ db, handlers }: ImportTarget, user: UserRow, { key, row, fields }: MadeRow) {
  const { position } = row;
  try {
    return await writeAs({ db, handlers }, user, { ...row, fields });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "id_taken") throw error;
    // The id belongs to another user's record if the file is the archive of another account.
    const madeId = uuidv7();
    await noteMadeId(db, key, { position, madeId });
    return writeAs({ db, handlers }, user, { ...row, fields, madeId });
  }
}

async function writeAs(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { subject, fields, madeId }: Pick<StagedRow, "subject" | "madeId"> & { fields: Record<string, unknown> },
) {
  const read = handlers[subject].read(user, { ...fields, id: madeId });
  if ("problems" in read) throw new AppError("invalid_input", { fields: read.problems });
  return read.write(db);
}

/** Updates the noted versions of trips and waters, which increase while their catches and parts are written. */
async function noteVersions({ db, handlers }: ImportTarget, key: RowKey): Promise<void> {
  const made = await findMade(db, key);
  for (const subject of ["trip", "water"] as const) {
    for (const each of made.get(subject) ?? []) {
      const version = (await handlers[subject].findVersion(db, key.userId, each)) ?? each.version;
      if (version !== each.version) await setMadeVersion(db, key, { ...each, version });
    }
  }
}

interface TakenRow {
  key: RowKey;
  row: StagedRow;
  /** The row's fields, with references replaced by the ids in the log. */
  fields: Record<string, unknown>;
}

/**
 * Changes an existing record to the fields of a row. The earlier fields are noted first, unless an interrupted run
 * noted them already.
 * @returns the version of the record
 * @throws AppError
 */
async function takeRow(
  { db, handlers }: ImportTarget,
  user: UserRow,
  { key, row: { subject, position, sameAs: id, before: noted }, fields }: TakenRow,
): Promise<number> {
  const { taking } = handlers[subject];
  if (!taking || id === null) throw new AppError("not_found");
  const before = noted === null ? await taking.find(db, user.id, id) : readFields(noted);
  if (!before) throw new AppError("invalid_input", { fields: { id: { code: "not_in_log" } } });
  if (noted === null) await noteBefore(db, key, { position, before });
  const version = await taking.change(db, user, { id, fields, before });
  if (version === undefined) {
    throw new AppError("invalid_input", { fields: { id: { code: "changed_meanwhile" } } });
  }
  return version;
}
