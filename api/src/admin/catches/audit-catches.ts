import type { AuditChange } from "@creel/domain/admin/audit";
import {
  DETAIL_NAMES,
  type DetailName,
  FILLABLE_NAMES,
  isPrivateDetail,
} from "@creel/domain/details/details";
import type { Transaction } from "kysely";

import { type AdminActor, audit } from "../../audit/audit.ts";
import { type CatchWithoutLinks, presentWithoutLinks } from "../../catches/record/present-catch.ts";
import type { Difference } from "../../catches/write/change-catch.ts";
import type { CatchRow, Schema, UserRow } from "../../database/schema.ts";
import { NO_NAMES } from "../../places/water-names.repository.ts";

interface Parties {
  actor: AdminActor;
  owner: UserRow;
}

const FILLABLE: ReadonlySet<string> = new Set(FILLABLE_NAMES);
const OPEN = ["species", ...DETAIL_NAMES.filter((name) => !isSecret(name))] as const;

/** The audit only records that these fields changed, never their values. */
const SECRET = [
  "date",
  "time",
  "time_zone",
  "latitude",
  "longitude",
  "trip_id",
  ...DETAIL_NAMES.filter(isSecret),
] as const;

/** The conditions of an hour reveal the place. */
function isSecret(name: DetailName): boolean {
  return isPrivateDetail(name) || FILLABLE.has(name);
}

/** Records an edit. An edit that changed nothing is not recorded. */
export async function auditEdit(
  transaction: Transaction<Schema>,
  { actor, owner }: Parties,
  { before, after, hasOtherPhotos }: Difference,
): Promise<void> {
  const changes: AuditChange[] = changesBetween(
    presentWithoutLinks(before, owner, NO_NAMES),
    presentWithoutLinks(after, owner, NO_NAMES),
  );
  if (hasOtherPhotos) changes.push({ field: "photos" });
  if (changes.length === 0) return;
  const details = { changes, ...whichCatch(before) };
  await audit(transaction, actor, { action: "catch.edit", user: owner, details });
}

function changesBetween(before: CatchWithoutLinks, after: CatchWithoutLinks): AuditChange[] {
  const differs = (field: keyof CatchWithoutLinks) => before[field] !== after[field];
  return [
    ...OPEN.filter(differs).map((field) => ({ field, before: before[field], after: after[field] })),
    ...SECRET.filter(differs).map((field) => ({ field })),
  ];
}

export async function auditRemoval(
  transaction: Transaction<Schema>,
  { actor, owner }: Parties,
  { row, photos }: { row: CatchRow; photos: readonly unknown[] },
): Promise<void> {
  const details = { ...whichCatch(row), photos: photos.length };
  await audit(transaction, actor, { action: "catch.delete", user: owner, details });
}

function whichCatch({ species, caughtOn }: CatchRow) {
  return { species, caughtOn };
}
