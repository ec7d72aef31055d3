import type { Catch } from "@creel/domain/catches/catch";
import { spotAt, waterAt } from "@creel/domain/waters/water-at";

import type { Database } from "../database/connect.ts";
import {
  findSpotById,
  findSpotCircles,
  findWaterById,
  findWatersReaching,
} from "./water-shapes.repository.ts";

/** As a client sends them: `null` is none, and what is absent or not there is found by the place. */
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

/** What a client says of the water; nothing where it does not, or names one that is not there. */
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

/** As `chosenWater`, with the spot: its water comes with it, and it is none of another water that is sent. */
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

/** The water that a place is on. */
export async function waterOfPlace(db: Database, { userId, ...place }: Placed): Promise<string | null> {
  if (!hasPlace(place)) return null;
  return waterAt(place, await findWatersReaching(db, userId, place))?.id ?? null;
}

function hasPlace(place: Omit<Placed, "userId">): place is { latitude: number; longitude: number } {
  return place.latitude !== null && place.longitude !== null;
}

/**
 * The water and the spot of a new catch.
 * @param sent.chosen of one that is brought back, what of what is sent was chosen; all of it otherwise
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
 * The water and the spot of a catch after a change: what was chosen stays, what was found is found anew where the place
 * or the water is another.
 */
export async function waterAfter(
  db: Database,
  stored: Placed & AtSpot,
  { chosen, place, isMoved }: { chosen: Partial<AtSpot>; place: Omit<Placed, "userId">; isMoved: boolean },
): Promise<Partial<AtSpot>> {
  if (!isMoved && Object.keys(chosen).length === 0) return {};
  const { waterId, isWaterChosen, spotId, isSpotChosen } = stored;
  const isOnAnother = chosen.waterId !== undefined && chosen.waterId !== waterId;
  const kept = isOnAnother ? NOWHERE : { waterId, isWaterChosen, spotId, isSpotChosen };
  return withFound(db, { userId: stored.userId, ...place }, { ...kept, ...chosen });
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
