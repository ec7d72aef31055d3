import { randomBytes } from "node:crypto";

import type { NewLureTrial, NewTrialLure, ImportedTrial } from "@creel/domain/lure-trial/lure-trial";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { LureTrialRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findOpenTrial, ownTrials } from "./lure-trials.repository.ts";

const SEED_BYTES = 32;

/** Starts a trial with a random order. Starting with the same id again changes nothing. @throws AppError trial_open */
export async function startTrial(
  db: Database,
  userId: string,
  { id = uuidv7(), first, second, hours }: NewLureTrial,
): Promise<{ row: LureTrialRow; isNew: boolean }> {
  const key = { userId, id: id.toLowerCase() };
  return withLockedLog(db, userId, async (transaction) => {
    const stored = await ownTrials.find(transaction, key);
    if (stored) return { row: stored, isNew: false };
    if (await findOpenTrial(transaction, userId)) throw new AppError("trial_open");
    const seed = randomBytes(SEED_BYTES).toString("hex");
    const lures = { first: toStored(first), second: toStored(second) };
    return { row: await ownTrials.insert(transaction, { ...key, ...lures, hours, seed }), isNew: true };
  });
}

/** Returns the lure as JSON. */
function toStored({
  name,
  lure_type: lureType = null,
  lure_id: lureId = null,
  variant_id: variantId = null,
}: NewTrialLure): string {
  return JSON.stringify({ name, lure_type: lureType, lure_id: lureId, variant_id: variantId });
}

/**
 * Imports a trial from an archive with its order. An existing trial stays as it is.
 * @throws AppError invalid_input if both logs have an open one
 */
export async function importTrial(db: Database, userId: string, sent: ImportedTrial): Promise<void> {
  const { id = uuidv7(), first, second, hours, seed } = sent;
  const key = { userId, id: id.toLowerCase() };
  const times = timesOf(sent);
  await withLockedLog(db, userId, async (transaction) => {
    if (await ownTrials.find(transaction, key)) return;
    if (times.stoppedAt === null && (await findOpenTrial(transaction, userId))) {
      throw new AppError("invalid_input", { fields: { stopped_at: { code: "trial_open" } } });
    }
    const lures = { first: toStored(first), second: toStored(second) };
    await ownTrials.insert(transaction, { ...key, ...lures, hours, seed, ...times });
  });
}

export function timesOf({ started_at: started, stopped_at: stopped }: ImportedTrial) {
  return { startedAt: new Date(started), stoppedAt: stopped === null ? null : new Date(stopped) };
}

/** @throws AppError invalid_input */
export function checkTimes(sent: ImportedTrial): void {
  const { startedAt, stoppedAt } = timesOf(sent);
  const isStartedLater = startedAt > new Date();
  if (isStartedLater || (stoppedAt !== null && stoppedAt < startedAt)) {
    const name = isStartedLater ? "started_at" : "stopped_at";
    throw new AppError("invalid_input", { fields: { [name]: { code: "invalid" } } });
  }
}
