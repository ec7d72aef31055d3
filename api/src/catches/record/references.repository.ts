import type { Database } from "../../database/connect.ts";

const TABLES = {
  tripId: "trips",
  waterId: "waters",
  spotId: "spots",
  lureId: "gear",
  rodId: "gear",
} as const;

export const REFERENCES = [
  "tripId",
  "waterId",
  "spotId",
  "lureId",
  "rodId",
] as const satisfies (keyof typeof TABLES)[];

/** Whether what a catch names is there. */
export async function isThere(
  db: Database,
  userId: string,
  { name, id }: { name: (typeof REFERENCES)[number]; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom(TABLES[name])
    .where("userId", "=", userId)
    .where("id", "=", id)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
