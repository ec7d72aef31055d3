import type { Reveal } from "@creel/domain/places/visible-place";
import type { Insertable, Selectable } from "kysely";

import type { Database } from "../database/connect.ts";
import type { Schema } from "../database/schema.ts";

export type RevealRow = Selectable<Schema["reveals"]>;

export async function insertReveal(db: Database, row: Insertable<Schema["reveals"]>): Promise<void> {
  await db.insertInto("reveals").values(row).execute();
}

/** What an admin sees exactly, of whomever it is. */
export async function findLiveReveals(db: Database, adminId: string, now: Date): Promise<Reveal[]> {
  return db
    .selectFrom("reveals")
    .where("adminId", "=", adminId)
    .where("until", ">", now)
    .where("catchId", "is not", null)
    .select(["userId", "catchId as subjectId", "until"])
    .$narrowType<Pick<Reveal, "subjectId" | "until">>()
    .execute();
}

/** The last first. */
export async function findRevealsOf(db: Database, userId: string): Promise<RevealRow[]> {
  return db
    .selectFrom("reveals")
    .where("userId", "=", userId)
    .orderBy("revealedAt", "desc")
    .orderBy("id", "desc")
    .selectAll()
    .execute();
}

export async function markRevealsRead(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("reveals")
    .set({ readAt: now })
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .execute();
}
