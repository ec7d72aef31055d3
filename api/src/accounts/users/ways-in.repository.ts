import type { Database } from "../../database/connect.ts";

interface WaysIn {
  passkeys: number;
  /** Accounts at providers. */
  identities: number;
  hasCodes: boolean;
}

/** Counts what lets a user in besides the password. */
export async function countWaysIn(db: Database, userId: string): Promise<WaysIn> {
  const countOf = (table: "passkeys" | "identities") =>
    db
      .selectFrom(table)
      .where("userId", "=", userId)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  const [passkeys, identities, codes] = await Promise.all([
    countOf("passkeys"),
    countOf("identities"),
    db
      .selectFrom("secondSteps")
      .where("userId", "=", userId)
      .where("secret", "is not", null)
      .select("userId")
      .executeTakeFirst(),
  ]);
  return { passkeys: passkeys.count, identities: identities.count, hasCodes: codes !== undefined };
}
