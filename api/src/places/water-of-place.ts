import type { Catch } from "@creel/domain/catches/catch";
import { spotAt, waterAt } from "@creel/domain/waters/water-at";

import type { Database } from "../database/connect.ts";
import {
  findSpotById,
  findSpotCircles,
  findWaterById,
  findWatersReaching,
} from "./water-shapes.repository.ts";

/** The fields of a client: `null` clears them; if they are absent or do not exist, the place determines the water. */
interface Sent {
  water_id?: string | null | undefined;
  spot_id?: string | null | undefined;
}

export interface OnWater {
  waterId: string | null;
  isWaterChosen: boolean;
}

export interface AtSpot extends OnWater {
  spotId: string | null;
  isSpotChosen: boolean;
}

interface Placed {
  userId: string;
  latitude: number | null;
  longitude: number | null;
}

/** Returns the water that a client sets; empty if it sends none, or one that does not exist. */
export async function chosenWater(
  db: Database,
  userId: string,
  waterId: string | null | undefined,
): Promise<Partial<OnWater>> {
  if (waterId === undefined) return {};
  if (waterId === null) return { waterId, isWaterChosen: true };
  const water = await findWaterById(db, userId, waterId);
  return water ? { waterId: water.id, isWaterChosen: true } : {};
}

/** Like `chosenWater`, with the spot. A spot brings its water; a spot of another water than the sent one is ignored. */
export async function chosenSpot(
  db: Database,
  userId: string,
  { water_id: waterId, spot_id: spotId }: Sent,
): Promise<Partial<AtSpot>> {
  const water = await chosenWater(db, userId, waterId);
  if (spotId === undefined) return water;
  if (spotId === null) return { ...water, spotId, isSpotChosen: true };
  const spot = await findSpotById(db, userId, spotId);
  const isOfAnother = water.waterId !== undefined && water.waterId !== spot?.waterId;
  if (!spot || isOfAnother) return water;
  return { waterId: spot.waterId, isWaterChosen: true, spotId: spot.id, isSpotChosen: true };
}

export async function waterOfPlace(db: Database, { userId, ...place }: Placed): Promise<string | null> {
  if (!hasPlace(place)) return null;
  return waterAt(place, await findWatersReaching(db, userId, place))?.id ?? null;
}

function hasPlace(place: Omit<Placed, "userId">): place is { latitude: number; longitude: number } {
  return place.latitude !== null && place.longitude !== null;
}

/**
 * Returns the water and the spot of a new catch.
 * @param sent.chosen for an imported catch, the fields that the angler chose; by default all that are sent
 */
export async function waterOfNew(
  db: Database,
  placed: Placed,
  { chosen = ["water", "spot"], ...sent }: Sent & Pick<Catch, "chosen">,
): Promise<AtSpot> {
  const known = await chosenSpot(db, placed.userId, sent);
  const { isWaterChosen, isSpotChosen, ...at } = await withFound(db, placed, { ...NOWHERE, ...known });
  return {
    ...at,
    isWaterChosen: isWaterChosen && chosen.includes("water"),
    isSpotChosen: isSpotChosen && chosen.includes("spot"),
  };
}

const NOWHERE: AtSpot = { waterId: null, isWaterChosen: false, spotId: null, isSpotChosen: false };

/**
 * Returns the water and the spot of a catch after a change. Chosen ones stay; others are determined again if the place
 * or the water changed.
 */
export async function waterAfter(
  db: Database,
  stored: Placed & AtSpot,
  { chosen, place, isMoved }: { chosen: Partial<AtSpot>; place: Omit<Placed, "userId">; isMoved: boolean },
): Promise<Partial<AtSpot>> {
  if (!isMoved && Object.keys(chosen).length === 0) return {};
  const { waterId, isWaterChosen, spotId, isSpotChosen } = stored;
  const isOnAnother = chosen.waterId !== undefined && chosen.waterId !== waterId;
  const retained = isOnAnother ? NOWHERE : { waterId, isWaterChosen, spotId, isSpotChosen };
  return withFound(db, { userId: stored.userId, ...place }, { ...retained, ...chosen });
}

async function withFound(db: Database, placed: Placed, known: AtSpot): Promise<AtSpot> {
  const waterId = known.isWaterChosen ? known.waterId : await waterOfPlace(db, placed);
  const isSpotKept = known.isSpotChosen && (known.spotId === null || waterId === known.waterId);
  if (isSpotKept) return { ...known, waterId };
  return { ...known, waterId, isSpotChosen: false, spotId: await spotOf(db, placed, waterId) };
}

async function spotOf(db: Database, { userId, ...place }: Placed, waterId: string | null) {
  if (waterId === null || !hasPlace(place)) return null;
  return spotAt(place, await findSpotCircles(db, userId, [waterId]))?.id ?? null;
}
