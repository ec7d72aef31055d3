import type { ProfileChanges } from "@creel/domain/accounts/profile";

import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { takenError } from "../users/taken-error.ts";
import { updateUser } from "../users/users.repository.ts";

/** Changes what is given of an account and leaves the rest. @throws AppError username_taken */
export async function changeProfile(db: Database, id: string, changes: ProfileChanges): Promise<UserRow> {
  const changed = await updateUser(db, id, changes);
  if (typeof changed === "object") return changed;
  throw takenError(changed);
}
