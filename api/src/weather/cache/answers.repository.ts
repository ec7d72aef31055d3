import { type ExpressionBuilder, type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema, WeatherAnswerRow } from "../../database/schema.ts";
import { isOfNobody } from "../../database/violated-constraint.ts";

export type AnswerKey = Pick<WeatherAnswerRow, "userId" | "source" | "cell" | "hour">;

export async function findAnswer(db: Database, key: AnswerKey): Promise<WeatherAnswerRow | undefined> {
  return db
    .selectFrom("weatherAnswers")
    .where("userId", "=", key.userId)
    .where("source", "=", key.source)
    .where("cell", "=", key.cell)
    .where("hour", "=", key.hour)
    .selectAll()
    .executeTakeFirst();
}

/** Returns the stored answers of one angler and source, in any order. */
export async function findAnswers(
  db: Database,
  { userId, source }: Pick<AnswerKey, "userId" | "source">,
  keys: readonly Pick<AnswerKey, "cell" | "hour">[],
): Promise<WeatherAnswerRow[]> {
  if (keys.length === 0) return [];
  const [cells, hours] = [keys.map(({ cell }) => cell), keys.map(({ hour }) => hour)];
  return db
    .selectFrom("weatherAnswers")
    .where("userId", "=", userId)
    .where("source", "=", source)
    .where(sql<SqlBool>`(cell, hour) in (select * from unnest(${cells}::text[], ${hours}::timestamptz[]))`)
    .selectAll()
    .execute();
}

/**
 * Returns true if the caller should ask the service: nobody else is asking, no fresh answer exists, and the last try is
 * long enough ago. Returns `gone` if the angler's account was deleted.
 */
export async function claimQuestion(
  db: Database,
  key: AnswerKey,
  { now, until }: { now: Date; until: Date },
): Promise<boolean | "gone"> {
  const claiming = db
    .insertInto("weatherAnswers")
    .values({ ...key, askedUntil: until })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "source", "cell", "hour"])
        .doUpdateSet({ askedUntil: until })
        .where(isOver("askedUntil", now))
        .where(isOver("restsUntil", now))
        .where(isOver("freshUntil", now)),
    )
    .returning("cell")
    .executeTakeFirst();
  try {
    return (await claiming) !== undefined;
  } catch (error) {
    if (isOfNobody(error)) return "gone";
    throw error;
  }
}

function isOver(column: "askedUntil" | "restsUntil" | "freshUntil", now: Date) {
  const name = `weatherAnswers.${column}` as const;
  return (is: ExpressionBuilder<Schema, "weatherAnswers">) =>
    is.or([is(name, "is", null), is(name, "<=", now)]);
}

export async function storeAnswer(
  db: Database,
  key: AnswerKey,
  cached: { answer: string; answeredAt: Date; freshUntil: Date },
): Promise<void> {
  await change(db, key, { ...cached, askedUntil: null, restsUntil: null });
}

/** Prevents another question before `restsUntil`. */
export async function backOff(db: Database, key: AnswerKey, restsUntil: Date): Promise<void> {
  await change(db, key, { askedUntil: null, restsUntil });
}

async function change(db: Database, key: AnswerKey, values: Partial<WeatherAnswerRow>): Promise<void> {
  await db
    .updateTable("weatherAnswers")
    .set(values)
    .where("userId", "=", key.userId)
    .where("source", "=", key.source)
    .where("cell", "=", key.cell)
    .where("hour", "=", key.hour)
    .execute();
}

/** Deletes answers that were last fresh before then, and unanswered questions from before then. */
export async function deleteAnswersBefore(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom("weatherAnswers")
    .where((is) =>
      is.or([
        is("freshUntil", "<", before),
        is.and([
          is("answer", "is", null),
          is.or([is("restsUntil", "<", before), is("askedUntil", "<", before)]),
        ]),
      ]),
    )
    .returning("cell")
    .execute();
  return deleted.length;
}
