import type { ImportedTrial } from "@creel/domain/lure-trial/lure-trial";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../database/connect.ts";
import { withLockedLog } from "../database/lock-own.ts";
import { AppError } from "../errors/errors.ts";
import { findOpenTrial, ownTrials } from "./lure-trials.repository.ts";
import { toStored } from "./start-trial.ts";

/**
 * A trial comes from an archive with its order; one that is here already stays as it is.
 * @throws AppError invalid_input where both logs have an open one
 */
export async function bringTrial(db: Database, userId: string, sent: ImportedTrial): Promise<void> {
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
