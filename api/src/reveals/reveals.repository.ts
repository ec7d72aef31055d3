import type { Reveal } from "@creel/domain/places/visible-place";
import type { Selectable } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";

export const ownReveals = ownedRows("reveals", ["revealedAt", "desc"]);

export type RevealRow = Selectable<Schema["reveals"]>;

/** Returns the catches of any user that an admin currently sees exactly. */
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

export async function markRevealsRead(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("reveals")
    .set({ readAt: now })
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .execute();
}
