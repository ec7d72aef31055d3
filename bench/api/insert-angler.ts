import { v7 as uuidv7 } from "uuid";

import { insertUser } from "../../api/src/accounts/users/users.repository.ts";
import type { Database } from "../../api/src/database/connect.ts";
import type { UserRow } from "../../api/src/database/schema.ts";

/** The angler who is measured, the first in the database. */
export async function insertAngler(db: Database): Promise<UserRow> {
  const angler = await insertUser(db, {
    id: uuidv7(),
    email: "angler@example.com",
    username: "angler",
    firstName: "Ana",
    lastName: "Angler",
    passwordHash: "none",
  });
  if (typeof angler === "string") throw new Error("The database is not empty");
  return angler;
}
