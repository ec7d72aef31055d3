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

/** What differs by what is merged. The target is what everything of the source is given to. */
export interface MergeAdapter<Kind extends MergeKind, Row extends RowKey & { name: string }, Back> {
  kind: Kind;
  rows: {
    find: (transaction: Database, key: RowKey) => Promise<Row | undefined>;
    delete: (transaction: Database, key: RowKey) => Promise<boolean>;
  };
  /**
   * Gives the catches and all else of the source to the target.
   * @returns what it takes to undo it
   * @throws AppError invalid_input where the two cannot be one
   */
  move: (transaction: Transaction<Schema>, source: Row, target: Row) => Promise<MergedByKind[Kind]>;
  /**
   * Writes into the target what both have together.
   * @throws AppError invalid_input where it is more than can be saved again
   */
  join: (transaction: Transaction<Schema>, target: Row, source: Row) => Promise<Row>;
  insertAgain: (transaction: Transaction<Schema>, before: MergedByKind[Kind]) => Promise<Row>;
  /** Gives the source back what is still with the target. */
  moveBack: (transaction: Transaction<Schema>, row: Row, merge: MergeRow<Kind>) => Promise<Back>;
  /** Makes the target what it was, but for what somebody has changed since. */
  restore: (transaction: Transaction<Schema>, target: Row, before: MergedByKind[Kind]) => Promise<void>;
  isLike: (target: Row, sent: SentMerge<Kind>) => boolean;
  readBefore: (key: RowKey, sent: SentMerge<Kind>) => MergedByKind[Kind];
}

/** Merging two of an angler's own, and its undoing. */
export function mergesOf<Kind extends MergeKind, Row extends RowKey & { name: string }, Back>(
  adapter: MergeAdapter<Kind, Row, Back>,
) {
  const { kind, rows } = adapter;
  return {
    /**
     * Gives everything of one to another, and deletes it. Where it is gone, because this came before and its answer was
     * lost, nothing is left to be done.
     * @returns the other one, and what was moved
     * @throws AppError not_found when there is none to give it to; invalid_input
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
     * Makes what was merged again, with what was its own and is still with the other one, which is as it was, unless
     * somebody has changed it since. Where this came before and its answer was lost, nothing is left to be done.
     * @throws AppError not_found when it was never merged, too long ago, or the other one is gone
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
     * What it takes to undo a merge comes from an archive; what is there again is left alone.
     * @throws AppError invalid_input where the other one is not there
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

/** Those that can be undone, one at a time: each has the ids of all that was moved. */
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
