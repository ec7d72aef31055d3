import { AppError } from "../errors/errors.ts";
import { removePhotosOfUser } from "../photos/photo-files.ts";
import { confirmPassword, refuseOtherPassword } from "./password/confirm-password.ts";
import type { AccountContext, Requester } from "./sessions/account-context.ts";
import { deleteUser, lockActiveAdmins } from "./users/account.repository.ts";

/**
 * Deletes an account with everything in it: first the rows, in one transaction, then the files.
 * @throws AppError wrong_password, too_many_requests, last_admin
 */
export async function deleteAccount(
  { sessions: { db }, attemptLimits, storage }: AccountContext,
  { user, ip, log }: Requester,
  password: string,
): Promise<void> {
  await confirmPassword(attemptLimits, { user, password, field: "password", ip });
  await db.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction);
    if (admins.length === 1 && admins[0] === user.id) throw new AppError("last_admin");
    await refuseOtherPassword(transaction, user, "password");
    await deleteUser(transaction, user.id);
  });
  await removePhotosOfUser(storage, user.id, log);
}
