import type { User } from "@creel/domain/accounts/user";
import { compareVersions } from "@creel/domain/admin/compare-versions";

import { SEEN_VERSIONS_KEY } from "../device/storage-keys.ts";
import { storedText } from "../store/stored-text.ts";

/** The version that each account on this device has seen, one a line: the mark of the account and the version. */
export const seenVersions = storedText(SEEN_VERSIONS_KEY);

/**
 * Tells the accounts of a device apart and says nothing else about them, because it stays when they sign out: the last
 * characters of an id are random.
 */
function markOf({ id }: Pick<User, "id">): string {
  return id.slice(-4);
}

/** Returns the version that an account has seen on this device; `null` if none. */
export function seenBy(user: Pick<User, "id">, stored: string | null): string | null {
  const line = stored?.split("\n").find((each) => each.startsWith(`${markOf(user)} `));
  return line?.split(" ")[1] ?? null;
}

/** Returns what is stored once an account has seen a version. */
export function withSeen(stored: string | null, user: Pick<User, "id">, version: string): string {
  const mark = markOf(user);
  const others = (stored?.split("\n") ?? []).filter((each) => !each.startsWith(`${mark} `));
  return [...others, `${mark} ${version}`].join("\n");
}

export function markSeen(user: Pick<User, "id">, version: string): void {
  seenVersions.set(withSeen(seenVersions.get(), user, version));
}

interface Visit {
  user: Pick<User, "id" | "createdAt">;
  version: string;
  /** When the server first ran its version; `null` if it is not known. */
  updatedAt: string | null;
  /** The text that is stored about versions on this device. */
  stored: string | null;
}

/** Returns whether an account has a version before it that it has not seen: a new account has nothing to catch up on. */
export function isNewTo({ user, version, updatedAt, stored }: Visit): boolean {
  const seen = seenBy(user, stored);
  if (seen !== null) return compareVersions(seen, version) < 0;
  return updatedAt !== null && Date.parse(user.createdAt) < Date.parse(updatedAt);
}
