import type { AdminCatch, bulkDeletedSchema } from "@creel/domain/admin/admin-catches";
import { plural, t } from "@lingui/core/macro";
import type * as z from "zod/mini";

import { nameOfOwner } from "../../catches/logbook/logged-by.ts";

export type Countable = Pick<AdminCatch, "photos" | "user">;

/** "Permanently deletes 50 catches by 3 anglers, and 12 photos."; a single angler by name. */
export function describeWhatGoes(catches: readonly Countable[]): string {
  const names = new Map(catches.map(({ user }) => [user.id, nameOfOwner(user)]));
  const [name = ""] = names.values();
  const [count, photos] = [catches.length, countPhotos(catches)];
  return names.size === 1
    ? describeOne({ count, photos, name })
    : describeSeveral({ count, photos, anglers: names.size });
}

interface Going {
  count: number;
  photos: number;
}

function describeOne({ count, photos, name }: Going & { name: string }): string {
  if (photos === 0) {
    return t`Permanently deletes ${plural(count, { one: "# catch", other: "# catches" })} by ${name}.`;
  }
  return t`Permanently deletes ${plural(count, { one: "# catch", other: "# catches" })} by ${name}, and ${plural(photos, { one: "# photo", other: "# photos" })}.`;
}

function describeSeveral({ count, photos, anglers }: Going & { anglers: number }): string {
  if (photos === 0) {
    return t`Permanently deletes ${plural(count, { one: "# catch", other: "# catches" })} by ${plural(anglers, { one: "# angler", other: "# anglers" })}.`;
  }
  return t`Permanently deletes ${plural(count, { one: "# catch", other: "# catches" })} by ${plural(anglers, { one: "# angler", other: "# anglers" })}, and ${plural(photos, { one: "# photo", other: "# photos" })}.`;
}

/** "48 catches deleted. 2 were already gone." */
export function describeDeleted({ deleted, notFound }: z.infer<typeof bulkDeletedSchema>): string {
  const done = describeDone(deleted);
  return notFound.length === 0 ? done : `${done}. ${describeGone(notFound.length)}`;
}

function describeDone(deleted: number): string {
  return t`${plural(deleted, { 0: "Nothing deleted", one: "# catch deleted", other: "# catches deleted" })}`;
}

function describeGone(gone: number): string {
  return t`${plural(gone, { one: "# was already gone.", other: "# were already gone." })}`;
}

export function countPhotos(catches: readonly Countable[]): number {
  return catches.reduce((sum, { photos }) => sum + photos.length, 0);
}
