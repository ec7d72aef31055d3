import { insertUser } from "@creel/api/accounts/users/users.repository";
import type { Database } from "@creel/api/database/connect";
import type { UserRow } from "@creel/api/database/schema";
import { v7 as uuidv7 } from "uuid";

/** Inserts the measured angler, who is the first in the database. */
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
