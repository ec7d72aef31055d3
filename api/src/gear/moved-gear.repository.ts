import { ownLureCode, readOwnLureCode } from "@creel/domain/insights/lure-code";
import { sql, type Transaction } from "kysely";

import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import type { MergedGear, PreviousQuestion } from "../database/tables/gear-tables.ts";

type Moved = Pick<MergedGear, "catches" | "events">;

/**
 * Moves all catches and events of a lure to another one.
 * @param variantOf the other lure's variants, keyed by the lure's variants
 * @returns the rows before the move
 */
export async function moveToLure(
  transaction: Transaction<Schema>,
  key: RowKey,
  { into, variantOf }: { into: string; variantOf: ReadonlyMap<string, string> },
): Promise<Moved> {
  const [catches, events] = [
    await withLure(transaction, "catches", key),
    await withLure(transaction, "tripEvents", key),
  ];
  const renamed = (rows: Moved["catches"]) =>
    rows.map(({ id, variantId }) => ({ id, variantId: (variantId && variantOf.get(variantId)) ?? null }));
  const from = { userId: key.userId, from: key.id, to: into };
  await moveRows(transaction, "catches", { ...from, rows: renamed(catches) });
  await moveRows(transaction, "trip_events", { ...from, rows: renamed(events) });
  return { catches, events };
}

export async function moveToRod(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
  into: string,
): Promise<Moved> {
  const catches = await transaction
    .updateTable("catches")
    .set({ rodId: into })
    .where("userId", "=", userId)
    .where("rodId", "=", id)
    .returning("id")
    .execute();
  return { catches: catches.map((row) => ({ id: row.id, variantId: null })), events: [] };
}

/** Moves rows back that are still on the other lure. */
export async function moveBack(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
  { intoId, before }: { intoId: string; before: Pick<MergedGear, "gear" | "catches" | "events"> },
): Promise<void> {
  const { gear, catches, events } = before;
  if (gear.kind === "rod") {
    const ids = catches.map((caught) => caught.id);
    await sql`
      update catches set rod_id = ${id}::uuid
      where user_id = ${userId}::uuid and rod_id = ${intoId}::uuid and id = any(${ids}::uuid[])`.execute(
      transaction,
    );
    return;
  }
  const move = { userId, from: intoId, to: id };
  await moveRows(transaction, "catches", { ...move, rows: catches });
  await moveRows(transaction, "trip_events", { ...move, rows: events });
}

async function withLure(
  transaction: Transaction<Schema>,
  table: "catches" | "tripEvents",
  { userId, id }: RowKey,
): Promise<Moved["catches"]> {
  return transaction
    .selectFrom(table)
    .where("userId", "=", userId)
    .where("lureId", "=", id)
    .orderBy("id")
    .select(["id", "variantId"])
    .forUpdate()
    .execute();
}

interface Move {
  userId: string;
  from: string;
  to: string;
  rows: Moved["catches"];
}

async function moveRows(
  transaction: Transaction<Schema>,
  table: "catches" | "trip_events",
  { userId, from, to, rows }: Move,
): Promise<void> {
  const [ids, variantIds] = [rows.map((row) => row.id), rows.map((row) => row.variantId)];
  await sql`
    update ${sql.table(table)} as moved set lure_id = ${to}::uuid, variant_id = had.variant_id
    from unnest(${ids}::uuid[], ${variantIds}::uuid[]) had (id, variant_id)
    where moved.user_id = ${userId}::uuid and moved.lure_id = ${from}::uuid and moved.id = had.id`.execute(
    transaction,
  );
}

/** Returns the variants of a lure that catches or events refer to. */
export async function findUsedVariants(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
): Promise<Set<string | null>> {
  const used = new Set<string | null>();
  for (const table of ["catches", "tripEvents"] as const) {
    const rows = await transaction
      .selectFrom(table)
      .where("userId", "=", userId)
      .where("lureId", "=", id)
      .select("variantId")
      .distinct()
      .execute();
    for (const { variantId } of rows) used.add(variantId);
  }
  return used;
}

/**
 * Moves the questions about a lure, or about a variant of it, to another one.
 * @param variantOf the other lure's variants, keyed by the lure's variants
 * @returns the questions before the move
 */
export async function moveQuestions(
  transaction: Transaction<Schema>,
  key: RowKey,
  { into, variantOf }: { into: string; variantOf: ReadonlyMap<string, string> },
): Promise<PreviousQuestion[]> {
  const questions = await findAbout(transaction, key);
  for (const { id, bin } of questions) {
    const variantId = readOwnLureCode(bin)?.variantId ?? null;
    const moved = variantId === null ? null : (variantOf.get(variantId) ?? null);
    await setBin(transaction, { userId: key.userId, id }, ownLureCode({ lureId: into, variantId: moved }));
  }
  return questions;
}

/** @param before the questions before the move; only those still about the other lure are moved back */
export async function moveQuestionsBack(
  transaction: Transaction<Schema>,
  { userId }: Pick<RowKey, "userId">,
  { intoId, before }: { intoId: string; before: readonly PreviousQuestion[] },
): Promise<void> {
  const still = new Set((await findAbout(transaction, { userId, id: intoId })).map(({ id }) => id));
  for (const { id, bin } of before) {
    if (still.has(id)) await setBin(transaction, { userId, id }, bin);
  }
}

async function findAbout(
  transaction: Transaction<Schema>,
  { userId, id: lureId }: RowKey,
): Promise<PreviousQuestion[]> {
  return transaction
    .selectFrom("insightQuestions")
    .where("userId", "=", userId)
    .where("factor", "=", "lure")
    .where("bin", "like", `${ownLureCode({ lureId, variantId: null })}%`)
    .select(["id", "bin"])
    .$narrowType<PreviousQuestion>()
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
