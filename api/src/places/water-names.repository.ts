import { seesAsOwner, type UserViewer } from "@creel/domain/places/visible-place";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { prepare } from "../database/prepared.ts";

interface OnWater {
  userId: string;
  waterId: string | null;
  spotId?: string | null;
}

export interface Named {
  id: string;
  name: string;
}

/** The names of waters and spots, keyed by id. */
export type WaterNames = ReadonlyMap<string, Named>;

export const NO_NAMES: WaterNames = new Map();

/** Returns the names of the waters and spots of rows. Nobody but their owner sees them, not even admins. */
export async function findWaterNames(
  db: Database,
  viewer: Pick<UserViewer, "id" | "seesSquares">,
  rows: readonly OnWater[],
): Promise<WaterNames> {
  const own = rows.filter((row) => seesAsOwner(viewer, row));
  const named = await Promise.all([
    askWaters(
      db,
      viewer.id,
      own.map(({ waterId }) => waterId),
    ),
    askSpots(
      db,
      viewer.id,
      own.map(({ spotId }) => spotId ?? null),
    ),
  ]);
  return new Map(named.flat().map((each) => [each.id, each]));
}

const [askWaters, askSpots] = [prepareNames("waters"), prepareNames("spots")];

/** Runs with every page of a list. The parameters are the owner's id and the ids to look up. */
function prepareNames(table: "waters" | "spots") {
  const ask = prepare<Named>(`names-of-${table}`, (db) =>
    db
      .selectFrom(table)
      .where("userId", "=", "")
      .where(sql<SqlBool>`id = any(${[]})`)
      .select(["id", "name"]),
  );
  return async (db: Database, userId: string, ids: readonly (string | null)[]): Promise<Named[]> => {
    const distinct = [...new Set(ids)].filter((id) => id !== null);
    return distinct.length === 0 ? [] : ask(db, userId, distinct);
  };
}

export function nameOf(names: WaterNames, id: string | null): Named | null {
  return (id !== null && names.get(id)) || null;
}
