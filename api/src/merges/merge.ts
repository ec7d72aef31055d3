import type { ImportedMerge } from "@creel/domain/import/imported-parts";
import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import type { MergedByKind, MergeKind, MergeRow } from "../database/tables/merge-table.ts";
import { AppError } from "../errors/errors.ts";
import { nightlySweep } from "../jobs/nightly-sweep.ts";
import {
  findMerge,
  findMergedAt,
  findMergeIds,
  insertMerge,
  ownMerges,
  deleteOldMerges,
} from "./merges.repository.ts";

export type SentMerge<Kind extends MergeKind> = Extract<ImportedMerge, { of: Kind }>;

/**
 * The operations that depend on the kind of the merged records. The target receives everything that belongs to the
 * source.
 */
export interface MergeAdapter<Kind extends MergeKind, Row extends RowKey & { name: string }, Back> {
  kind: Kind;
  rows: {
    find: (transaction: Database, key: RowKey) => Promise<Row | undefined>;
    delete: (transaction: Database, key: RowKey) => Promise<boolean>;
  };
  /**
   * Moves catches and everything else from the source to the target.
   * @returns the data to undo it
   * @throws AppError invalid_input if the two cannot be merged
   */
  move: (transaction: Transaction<Schema>, source: Row, target: Row) => Promise<MergedByKind[Kind]>;
  /**
   * Writes the combined fields into the target.
   * @throws AppError invalid_input if they exceed a limit
   */
  join: (transaction: Transaction<Schema>, target: Row, source: Row) => Promise<Row>;
  insertAgain: (transaction: Transaction<Schema>, before: MergedByKind[Kind]) => Promise<Row>;
  /** Moves everything back to the source that is still with the target. */
  moveBack: (transaction: Transaction<Schema>, row: Row, merge: MergeRow<Kind>) => Promise<Back>;
  /** Restores the target, except for fields that somebody has changed since. */
  restore: (transaction: Transaction<Schema>, target: Row, before: MergedByKind[Kind]) => Promise<void>;
  isLike: (target: Row, sent: SentMerge<Kind>) => boolean;
  readBefore: (key: RowKey, sent: SentMerge<Kind>) => MergedByKind[Kind];
}

/** Returns functions that merge two of an angler's own records and undo it. */
export function mergesOf<Kind extends MergeKind, Row extends RowKey & { name: string }, Back>(
  adapter: MergeAdapter<Kind, Row, Back>,
) {
  const { kind, rows } = adapter;
  return {
    /**
     * Moves everything of one record to another, and deletes the first. If the first is already gone, because the
     * answer of an earlier call was lost, does nothing.
     * @returns the other record, and what was moved
     * @throws AppError not_found if the target does not exist; invalid_input
     */
    merge: (db: Database, key: RowKey, into: string) =>
      withLockedLog(db, key.userId, async (transaction) => {
        if (key.id === into) throw invalid();
        const target = await rows.find(transaction, { userId: key.userId, id: into });
        if (!target) throw new AppError("not_found");
        const source = await rows.find(transaction, key);
        if (!source) return { row: target };
        const before = await adapter.move(transaction, source, target);
        await rows.delete(transaction, key);
        await insertMerge(transaction, { ...key, kind }, { intoId: into, name: source.name, before });
        return { row: await adapter.join(transaction, target, source), before };
      }),

    /**
     * Recreates the merged record with everything of its own that is still with the other one. The other one is
     * restored, except for fields that somebody has changed since. If the answer of an earlier call was lost, does
     * nothing.
     * @throws AppError not_found if there was no such merge, it is too old, or the other record is gone
     */
    undo: (db: Database, key: RowKey, now: Date) =>
      withLockedLog(db, key.userId, async (transaction) => {
        const stored = await rows.find(transaction, key);
        const merge = await findMerge(transaction, { ...key, kind }, now);
        if (stored && !merge) return { row: stored };
        const target = merge && (await rows.find(transaction, { userId: key.userId, id: merge.intoId }));
        if (!target) throw new AppError("not_found");
        const row = stored ?? (await adapter.insertAgain(transaction, merge.before));
        const back = await adapter.moveBack(transaction, row, merge);
        await adapter.restore(transaction, target, merge.before);
        await ownMerges.delete(transaction, key);
        return { row, back };
      }),

    /**
     * Imports the undo data of a merge from an archive. A record that exists again is left alone.
     * @throws AppError invalid_input if the other record does not exist
     */
    bring: (db: Database, userId: string, sent: SentMerge<Kind>) =>
      withLockedLog(db, userId, async (transaction) => {
        const key = { userId, id: sent.id };
        const target = await rows.find(transaction, { userId, id: sent.into });
        if (!target || !adapter.isLike(target, sent)) {
          throw new AppError("invalid_input", { fields: { into: { code: "not_in_log" } } });
        }
        if ((await findMergedAt(transaction, key)) ?? (await rows.find(transaction, key))) return;
        const { into: intoId, name, merged_at: mergedAt } = sent;
        const before = adapter.readBefore(key, sent);
        await insertMerge(
          transaction,
          { ...key, kind },
          { intoId, name, before, mergedAt: new Date(mergedAt) },
        );
      }),
  };
}

export function invalid(): AppError {
  return new AppError("invalid_input", { fields: { id: { code: "invalid" } } });
}

/** Reads the merges that can be undone one at a time, because each contains the ids of all moved records. */
export async function* undoableMerges<Kind extends MergeKind>(
  db: Database,
  of: { kind: Kind; userId: string },
): AsyncGenerator<MergeRow<Kind>, void> {
  const now = new Date();
  for (const id of await findMergeIds(db, of, now)) {
    const merge = await findMerge(db, { ...of, id }, now);
    if (merge) yield merge;
  }
}

export function mergeSweep(db: Database, log: Pick<FastifyBaseLogger, "info">) {
  return nightlySweep(
    {
      name: "sweep-merges",
      sweep: () => deleteOldMerges(db, new Date()),
      removed: "What it takes to undo old merges was removed",
    },
    log,
  );
}
