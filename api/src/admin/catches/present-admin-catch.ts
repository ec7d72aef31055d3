import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { squareOf } from "@creel/domain/places/square";
import { type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";

import { presentCatch, presentCatches } from "../../catches/record/present-catch.ts";
import type { Database } from "../../database/connect.ts";
import type { CatchRow, UserRow } from "../../database/schema.ts";
import { withSquares } from "../../places/fix-squares.ts";
import { findLiveReveals } from "../../reveals/reveals.repository.ts";
import type { AdminContext } from "../users/admin-access.ts";
import { findOwners } from "./anyones-catches.repository.ts";

type Viewer = UserViewer & Required<Pick<UserViewer, "reveals">>;

/** Returns an admin as a viewer, including the places revealed to them. */
export async function viewerOf(db: Database, { id, role }: UserRow): Promise<Viewer> {
  return { id, role, reveals: await findLiveReveals(db, id, new Date()) };
}

/** Presents catches with one query for all photos and one for all owners. */
export async function presentAdminCatches(
  { sessions: { db }, photos }: Pick<AdminContext, "sessions" | "photos">,
  admin: UserRow,
  stored: readonly CatchRow[],
): Promise<AdminCatch[]> {
  const rows = await withSquares(db, stored);
  const [viewer, owners] = await Promise.all([viewerOf(db, admin), findOwners(db, rows)]);
  const catches = await presentCatches({ db, photos }, viewer, rows);
  return rows.flatMap((row, index) => {
    const [caught, owner] = [catches[index], owners.get(row.userId)];
    // An account may have been deleted meanwhile together with its catches.
    return caught && owner ? Object.assign(caught, adminFields(row, viewer, owner)) : [];
  });
}

export async function presentAdminCatch(
  { sessions: { db }, photos }: Pick<AdminContext, "sessions" | "photos">,
  admin: UserRow,
  { row: stored, owner }: { row: CatchRow; owner: UserRow },
): Promise<AdminCatch> {
  const [row = stored] = await withSquares(db, [stored]);
  const viewer = await viewerOf(db, admin);
  const caught = await presentCatch({ db, photos }, viewer, row);
  return { ...caught, ...adminFields(row, viewer, owner) };
}

function adminFields(
  row: CatchRow,
  viewer: Viewer,
  owner: UserRow,
): Pick<AdminCatch, "square" | "revealed_until" | "user"> {
  const { id, firstName, lastName, email } = owner;
  const ends = viewer.reveals.filter(({ subjectId }) => subjectId === row.id).map(({ until }) => until);
  return {
    square: squareOf(visiblePlace(viewer, row)),
    revealed_until: ends.toSorted(byTime).at(-1)?.toISOString() ?? null,
    user: { id, firstName, lastName, email },
  };
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}
