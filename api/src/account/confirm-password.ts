import type { AttemptLimits } from "../auth/attempt-limits.ts";
import { isPassword } from "../auth/passwords.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors.ts";

const WRONG = "This is not your password.";

interface Claim {
  user: UserRow;
  password: string;
  /** What the password is called where it was sent. */
  field: "currentPassword" | "password";
  ip: string;
}

/**
 * Lets on only who knows the password: a device that was left open is not enough. A wrong one counts as a
 * failed sign-in, so that nobody guesses faster here.
 *
 * @throws AppError wrong_password, too_many_requests
 */
export async function confirmPassword(
  attemptLimits: AttemptLimits,
  { user, password, field, ip }: Claim,
): Promise<void> {
  await attemptLimits.countSignIn(user.id, ip);
  if (!(await isPassword(password, user.passwordHash))) {
    throw new AppError("wrong_password", { fields: { [field]: WRONG } });
  }
  await attemptLimits.forgetSignIn(user.id, ip);
}
