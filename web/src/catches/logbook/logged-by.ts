import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import type { Catch } from "@creel/domain/catches/catch";

/** A catch as the dialogs show it: where it may be somebody else's, with whose it is. */
export type ShownCatch = Catch & Partial<Pick<AdminCatch, "user">>;

/** "Logged by Ray Kowalczyk"; `null` where it can only be one's own. */
export function describeOwner({ user }: ShownCatch): string | null {
  return user ? `Logged by ${nameOfOwner(user)}` : null;
}

/** Whose a catch is; by email for who gave no name. */
export function nameOfOwner({ firstName, lastName, email }: AdminCatch["user"]): string {
  return `${firstName} ${lastName}`.trim() || email;
}
