import type { AdminCatch, bulkDeletedSchema } from "@creel/domain/admin/admin-catches";
import { t } from "@lingui/core/macro";
import type * as z from "zod/mini";

import { nameOfOwner } from "../../catches/logbook/logged-by.ts";
import { countOf } from "../format/count-of.ts";

export type Countable = Pick<AdminCatch, "photos" | "user">;

/** "50 catches of 3 anglers and 12 photos"; a single angler by name. */
export function describeWhatGoes(catches: readonly Countable[]): string {
  const anglers = new Map(catches.map(({ user }) => [user.id, nameOfOwner(user)]));
  const [name = ""] = anglers.values();
  const whose = anglers.size === 1 ? name : countOf(anglers.size, "angler", "anglers");
  const photos = countPhotos(catches);
  const withPhotos = photos === 0 ? "" : ` and ${countOf(photos, "photo", "photos")}`;
  return `${countCatches(catches.length)} of ${whose}${withPhotos}`;
}

/** "48 catches deleted. 2 were gone already." */
export function describeDeleted({ deleted, notFound }: z.infer<typeof bulkDeletedSchema>): string {
  const done = deleted === 0 ? t`Nothing deleted` : `${countCatches(deleted)} deleted`;
  return notFound.length === 0 ? done : t`${done}. ${countOf(notFound.length, "was", "were")} gone already.`;
}

export function countCatches(number: number): string {
  return countOf(number, "catch", "catches");
}

export function countPhotos(catches: readonly Countable[]): number {
  return catches.reduce((sum, { photos }) => sum + photos.length, 0);
}
