import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

/** In the admin area with the user whose catch it is, and what is shown of its place. */
export type ShownCatch = Catch & Partial<Pick<AdminCatch, "user" | "revealed_until">>;

/** As in "Logged by Ray Kowalczyk"; `null` in the user's own logbook. */
export function describeOwner({ user }: ShownCatch): string | null {
  if (!user) return null;
  const name = nameOfOwner(user);
  return t`Logged by ${name}`;
}

/** The email of a user without a name. */
export function nameOfOwner({ firstName, lastName, email }: AdminCatch["user"]): string {
  return `${firstName} ${lastName}`.trim() || email;
}
