import type { ProfileChanges } from "@creel/domain/users/profile";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors.ts";
import { updateProfile } from "./users.repository.ts";

const USERNAME_TAKEN = "This username is somebody else's. Please choose another.";

/**
 * Changes what is given of an account and leaves the rest.
 *
 * @throws AppError username_taken
 */
export async function changeProfile(db: Database, id: string, changes: ProfileChanges): Promise<UserRow> {
  const changed = await updateProfile(db, id, changes);
  if (typeof changed === "object") return changed;
  throw new AppError("username_taken", { fields: { username: USERNAME_TAKEN } });
}
