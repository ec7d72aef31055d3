import type { AdminCatch } from "@creel/domain/admin/admin-catches";

import { presentCatch, presentCatches } from "../../catches/record/present-catch.ts";
import type { CatchRow, UserRow } from "../../database/schema.ts";
import type { AdminContext } from "../access/admin-context.ts";
import { findOwners } from "./all-catches.repository.ts";

/** One query finds all photos, one all owners. */
export async function presentAdminCatches(
  { sessions: { db }, photos }: Pick<AdminContext, "sessions" | "photos">,
  admin: UserRow,
  rows: readonly CatchRow[],
): Promise<AdminCatch[]> {
  const [catches, owners] = await Promise.all([
    presentCatches({ db, photos }, admin, rows),
    findOwners(db, rows),
  ]);
  return catches.flatMap((caught, index) => {
    const owner = owners.get(rows[index]?.userId ?? "");
    // An account may have been deleted in between, and its catches with it.
    return owner ? Object.assign({}, caught, { user: presentOwner(owner) }) : [];
  });
}

export async function presentAdminCatch(
  context: Pick<AdminContext, "sessions" | "photos">,
  admin: UserRow,
  { row, owner }: { row: CatchRow; owner: UserRow },
): Promise<AdminCatch> {
  const { sessions, photos } = context;
  const caught = await presentCatch({ db: sessions.db, photos }, admin, row);
  return { ...caught, user: presentOwner(owner) };
}

function presentOwner({ id, firstName, lastName, email }: UserRow): AdminCatch["user"] {
  return { id, firstName, lastName, email };
}
