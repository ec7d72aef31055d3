import type { Logged } from "@creel/domain/places/follow-first";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

interface LoggedRow {
  id: string;
  kind: "catches" | "trips";
  latitude: number;
  longitude: number;
  tripId: string | null;
  spotId: string | null;
  squareLatitude: number | null;
  squareLongitude: number | null;
}

type LoggedPlace = Logged & Pick<LoggedRow, "kind">;

/** Returns all catches and trips of a user that have a place, sorted by creation. */
export async function findLoggedPlaces(db: Database, userId: string): Promise<LoggedPlace[]> {
  const { rows } = await sql<LoggedRow>`
    select 'catches' as kind, id, created_at, latitude, longitude, trip_id, spot_id, square_latitude, square_longitude
    from catches where user_id = ${userId} and latitude is not null and longitude is not null
    union all
    select 'trips', id, created_at, latitude, longitude, id, null, square_latitude, square_longitude
    from trips where user_id = ${userId} and latitude is not null and longitude is not null
    order by created_at, id`.execute(db);
  return rows.map((row) => Object.assign(row, { square: squareOf(row) }));
}

function squareOf({ squareLatitude, squareLongitude }: LoggedRow): Logged["square"] {
  if (squareLatitude === null || squareLongitude === null) return null;
  return { latitude: squareLatitude, longitude: squareLongitude };
}

interface Square {
  id: string;
  latitude: number;
  longitude: number;
}

/** A square that was stored meanwhile stays. */
export async function storeSquares(
  db: Database,
  { userId, kind }: { userId: string; kind: LoggedRow["kind"] },
  squares: readonly Square[],
): Promise<void> {
  if (squares.length === 0) return;
  const ids = squares.map(({ id }) => id);
  const latitudes = squares.map(({ latitude }) => latitude);
  const longitudes = squares.map(({ longitude }) => longitude);
  await sql`
    update ${sql.table(kind)} set square_latitude = said.latitude, square_longitude = said.longitude
    from unnest(${ids}::uuid[], ${latitudes}::float8[], ${longitudes}::float8[]) as said (id, latitude, longitude)
    where user_id = ${userId} and ${sql.table(kind)}.id = said.id and square_latitude is null`.execute(db);
}
