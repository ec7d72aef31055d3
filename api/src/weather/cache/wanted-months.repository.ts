import type { Database } from "../../database/connect.ts";
import type { WeatherAnswerRow } from "../../database/schema.ts";
import { nextTryAt } from "../../jobs/next-try-at.ts";
import type { AnswerKey } from "./answers.repository.ts";

/** The last try is about five hours after the month was requested. */
const MAX_TRIES = 6;

/**
 * Marks a month for a job to ask for.
 * @returns whether a job will ask; false if all tries have failed
 */
export async function wantMonth(db: Database, key: AnswerKey, now: Date): Promise<boolean> {
  const wanted = await db
    .insertInto("weatherAnswers")
    .values({ ...key, askAfter: now })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "source", "cell", "hour"])
        .doUpdateSet({ askAfter: (is) => is.fn.coalesce("weatherAnswers.askAfter", is.val(now)) })
        .where("weatherAnswers.askTries", "<", MAX_TRIES),
    )
    .returning("askAfter")
    .executeTakeFirst();
  return wanted !== undefined;
}

/** Takes the latest due month and schedules its next try, so that a crash loses nothing. */
export async function takeNextWanted(db: Database, now: Date): Promise<AnswerKey | undefined> {
  for (;;) {
    const next = await findNextWanted(db, now);
    if (!next) return undefined;
    if (await postpone(db, next, now)) return next;
  }
}

type Wanted = AnswerKey & Pick<WeatherAnswerRow, "askTries">;

async function findNextWanted(db: Database, now: Date): Promise<Wanted | undefined> {
  return db
    .selectFrom("weatherAnswers")
    .where("askAfter", "<=", now)
    .orderBy("hour", "desc")
    .limit(1)
    .select(["userId", "source", "cell", "hour", "askTries"])
    .executeTakeFirst();
}

/** @returns false if another process took it meanwhile */
async function postpone(db: Database, { askTries, ...key }: Wanted, now: Date): Promise<boolean> {
  const tries = askTries + 1;
  const askAfter = tries < MAX_TRIES ? nextTryAt(now, askTries) : null;
  const taken = await rowOf(db, key)
    .set({ askTries: tries, askAfter })
    .where("askTries", "=", askTries)
    .where("askAfter", "<=", now)
    .returning("cell")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends the tries after the month was answered. */
export async function settleWanted(db: Database, key: AnswerKey): Promise<void> {
  await rowOf(db, key).set({ askTries: 0, askAfter: null }).execute();
}

function rowOf(db: Database, { userId, source, cell, hour }: AnswerKey) {
  return db
    .updateTable("weatherAnswers")
    .where("userId", "=", userId)
    .where("source", "=", source)
    .where("cell", "=", cell)
    .where("hour", "=", hour);
}
