import { ownLureCode, readOwnLureCode } from "@creel/domain/insights/lure-code";
import type { Transaction } from "kysely";

import type { RowKey } from "../../database/owned-rows.ts";
import type { Schema } from "../../database/schema.ts";
import type { HadQuestion } from "../../database/tables/gear-tables.ts";

/**
 * What was asked about a lure, or about a variant of it, is asked about another one.
 * @param variantOf the variants of the other one by those of the lure
 * @returns what it was
 */
export async function moveQuestions(
  transaction: Transaction<Schema>,
  key: RowKey,
  { into, variantOf }: { into: string; variantOf: ReadonlyMap<string, string> },
): Promise<HadQuestion[]> {
  const questions = await findAbout(transaction, key);
  for (const { id, bin } of questions) {
    const variantId = readOwnLureCode(bin)?.variantId ?? null;
    const moved = variantId === null ? null : (variantOf.get(variantId) ?? null);
    await setBin(transaction, { userId: key.userId, id }, ownLureCode({ lureId: into, variantId: moved }));
  }
  return questions;
}

/** @param before what they were, of those that are still about the other one */
export async function moveQuestionsBack(
  transaction: Transaction<Schema>,
  { userId }: Pick<RowKey, "userId">,
  { intoId, before }: { intoId: string; before: readonly HadQuestion[] },
): Promise<void> {
  const still = new Set((await findAbout(transaction, { userId, id: intoId })).map(({ id }) => id));
  for (const { id, bin } of before) {
    if (still.has(id)) await setBin(transaction, { userId, id }, bin);
  }
}

async function findAbout(
  transaction: Transaction<Schema>,
  { userId, id: lureId }: RowKey,
): Promise<HadQuestion[]> {
  return transaction
    .selectFrom("insightQuestions")
    .where("userId", "=", userId)
    .where("factor", "=", "lure")
    .where("bin", "like", `${ownLureCode({ lureId, variantId: null })}%`)
    .select(["id", "bin"])
    .$narrowType<HadQuestion>()
    .execute();
}

async function setBin(transaction: Transaction<Schema>, { userId, id }: RowKey, bin: string): Promise<void> {
  await transaction
    .updateTable("insightQuestions")
    .set({ bin })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .execute();
}
