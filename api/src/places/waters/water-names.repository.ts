import type { Database } from "../../database/connect.ts";
import type { Viewer } from "../visible-coordinates.ts";

interface OnWater {
  userId: string;
  waterId: string | null;
  spotId?: string | null;
}

export interface Named {
  id: string;
  name: string;
}

/** The names of waters and spots by their ids. */
export type WaterNames = ReadonlyMap<string, Named>;

export const NO_NAMES: WaterNames = new Map();

/** The names of the waters and spots that rows are on. They are their owner's: nobody else is told, admins neither. */
export async function findWaterNames(
  db: Database,
  viewer: Pick<Viewer, "id">,
  rows: readonly OnWater[],
): Promise<WaterNames> {
  const own = rows.filter(({ userId }) => userId === viewer.id);
  const named = await Promise.all([
    findNames(db, "waters", { userId: viewer.id, ids: own.map(({ waterId }) => waterId) }),
    findNames(db, "spots", { userId: viewer.id, ids: own.map(({ spotId }) => spotId ?? null) }),
  ]);
  return new Map(named.flat().map((each) => [each.id, each]));
}

async function findNames(
  db: Database,
  table: "waters" | "spots",
  { userId, ids }: { userId: string; ids: readonly (string | null)[] },
): Promise<Named[]> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  if (distinct.length === 0) return [];
  return db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where("id", "in", distinct)
    .select(["id", "name"])
    .execute();
}

export function nameOf(names: WaterNames, id: string | null): Named | null {
  return (id !== null && names.get(id)) || null;
}
