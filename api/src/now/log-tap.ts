import type { Tap, Tapped } from "@creel/domain/now/tap";
import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";

import type { SignedInViewer } from "../accounts/sessions/signed-in.ts";
import { logCatch } from "../catches/write/log-catch.ts";
import type { Database } from "../database/connect.ts";
import type { CatchRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { countFishOfDay, findLastSpecies } from "./now.repository.ts";
import { placeOfNow } from "./place-of-now.ts";

interface Logged {
  tapped: Tapped;
  /** False if the angler had already logged a catch with this id. */
  isNew: boolean;
}

/**
 * Logs one fish, now: on the running trip or else at the home water.
 * @throws AppError no_place, invalid_input, id_taken
 */
export async function logTap(
  db: Database,
  angler: SignedInViewer,
  { tap, now }: { tap: Tap; now: Date },
): Promise<Logged> {
  const { placed, trip } = await placeOfNow(db, angler, undefined);
  const point = placed && exactPoint(visiblePlace(asOwner(angler), placed));
  if (!point) throw new AppError("no_place");
  const species = tap?.species ?? (await lastSpecies(db, angler));
  const { id } = tap ?? {};
  const onTrip = { time_zone: trip?.timeZone ?? angler.timeZone, trip_id: trip?.id };
  const sent = { id, species, date: now.toISOString(), ...point, ...onTrip };
  const { row, isNew } = await logCatch(db, angler, { sent, photos: [] });
  return { tapped: await present(db, angler, row), isNew };
}

/** A catch is logged where it was caught, whatever the program may see of the place. */
function asOwner({ id, role }: SignedInViewer): UserViewer {
  return { id, role };
}

/** @throws AppError invalid_input if there is no catch yet */
async function lastSpecies(db: Database, { id }: SignedInViewer): Promise<string> {
  const species = await findLastSpecies(db, id);
  if (species !== undefined) return species;
  throw new AppError("invalid_input", { fields: { species: { code: "required", field: "species" } } });
}

async function present(db: Database, angler: SignedInViewer, row: CatchRow): Promise<Tapped> {
  const [{ fish }, names] = await Promise.all([
    countFishOfDay(db, angler.id, row.caughtOn),
    findWaterNames(db, angler, [row]),
  ]);
  return {
    id: row.id,
    species: row.species,
    caught_on: row.caughtOn,
    on_trip: row.tripId !== null,
    fish_today: fish,
    ...(!angler.seesSquares && { water: nameOf(names, row.waterId)?.name ?? null }),
  };
}
