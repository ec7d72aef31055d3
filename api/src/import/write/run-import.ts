import type { ImportSubject } from "@creel/domain/import/import-row";
import type { FastifyBaseLogger } from "fastify";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";

import { getUser } from "../../accounts/users/users.repository.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { StagedRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { StartImport } from "../import-context.ts";
import type { ImportTarget } from "../import-handler.ts";
import { readFields } from "../import-rows.repository.ts";
import { countRunning, ownImports } from "../imports.repository.ts";
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
import { problemsIn } from "../read-row.ts";
import { type Renamed, withRenamed } from "../renamed.ts";

const IMPORT_QUEUE = "import";
const payloadSchema = z.object({ userId: z.string(), id: z.string() });

/** Noted as made together: as many are looked for in the log again after a process died. */
const ROWS_AT_ONCE = 50;
/** They come after all catches, which may have got other ids by then. */
const NAMES_CATCHES: ReadonlySet<ImportSubject> = new Set(["merge", "dismissal"]);
/** Some seconds of work. Then it is the next angler's turn, and one with several imports shares theirs among them. */
const ROWS_OF_TURN = 200;

interface Running extends ImportTarget {
  log: Pick<FastifyBaseLogger, "info">;
  /** Queues the rest. */
  goOn: StartImport;
  onDone: () => Promise<void>;
}

export function queueImports(queue: { add(name: string, payload: object): Promise<void> }): StartImport {
  return ({ userId, id }) => queue.add(IMPORT_QUEUE, { userId, id });
}

/** Writes rows that wait into the log. One that dies in the middle is repeated, and finds what was made by its id. */
export function importJob(running: Running) {
  return { name: IMPORT_QUEUE, work: (payload: unknown) => runImport(running, payloadSchema.parse(payload)) };
}

/** Writes rows for one turn. */
export async function runImport(running: Running, key: RowKey): Promise<void> {
  try {
    await takeTurn(running, key);
  } catch (error) {
    // Without it there is nobody to write for, and nothing that could be tried again.
    if (await ownImports.find(running.db, key)) throw error;
    running.log.info({ importId: key.id }, "An import ended with its account");
  }
}

async function takeTurn({ log, goOn, onDone, ...target }: Running, key: RowKey): Promise<void> {
  const { db } = target;
  const stored = await ownImports.find(db, key);
  const user = stored && (await getUser(db, key.userId));
  // It may have been deleted with its angler meanwhile.
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
  await goOn(key);
}

/** Writes rows in the order of their making; what names others names them as they are in the log. */
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

/** @returns nothing for a row that the log does not take. */
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

/** @returns its version. @throws AppError */
async function make({ db, handlers }: ImportTarget, user: UserRow, { key, row, fields }: MadeRow) {
  const { position } = row;
  try {
    return await writeAs({ db, handlers }, user, { ...row, fields });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "id_taken") throw error;
    // Of somebody else, where the file is the archive of another account.
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

/** Those of trips and waters rise while what belongs to them is written. */
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
  /** Those of the row, with what they name as it is in the log. */
  fields: Record<string, unknown>;
}

/**
 * Changes what the log has to what a row says. How it was is noted before, and not again when the process died since.
 * @returns its version
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
