import { randomBytes } from "node:crypto";

import type { NewLureTrial, NewTrialLure } from "@creel/domain/lure-trial/lure-trial";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import type { LureTrialRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findOpenTrial, ownTrials } from "./lure-trials.repository.ts";

const SEED_BYTES = 32;

/** Draws the order of a trial. The same id again changes nothing. @throws AppError trial_open */
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

/** As JSON. */
export function toStored({
  name,
  lure_type: lureType = null,
  lure_id: lureId = null,
  variant_id: variantId = null,
}: NewTrialLure): string {
  return JSON.stringify({ name, lure_type: lureType, lure_id: lureId, variant_id: variantId });
}
