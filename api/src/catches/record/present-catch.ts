import type { Catch } from "@creel/domain/catches/catch";
import type { CatchFeature } from "@creel/domain/catches/catch-collection";
import type { CatchPin } from "@creel/domain/catches/catch-pins";
import { type DetailName, mapDetails, type NotedDetail } from "@creel/domain/details/details";
import {
  exactPoint,
  seesAsOwner,
  seesExactly,
  type UserViewer,
  visiblePlace,
} from "@creel/domain/places/visible-place";

import type { Database } from "../../database/connect.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { CatchRow, PhotoRow } from "../../database/schema.ts";
import { findPhotos } from "../../photos/find-photos.repository.ts";
import { type PhotoContext, presentPhoto } from "../../photos/photos.ts";
import { withSquares } from "../../places/fix-squares.ts";
import { findWaterNames, nameOf, type WaterNames } from "../../places/water-names.repository.ts";
import { presentAutofilled } from "./autofilled-conditions.ts";
import { withheld } from "./withheld.ts";

interface PresentContext {
  db: Database;
  photos: PhotoContext;
}

export async function presentCatches(
  { db, photos }: PresentContext,
  viewer: UserViewer,
  stored: readonly CatchRow[],
): Promise<Catch[]> {
  const rows = viewer.seesSquares ? await withSquares(db, stored) : stored;
  const [photosOf, names] = await Promise.all([findPhotos(db, rows), findWaterNames(db, viewer, rows)]);
  return rows.map((row) =>
    Object.assign(presentWithoutLinks(row, viewer, names), presentPhotos(photosOf.get(row.id) ?? [], photos)),
  );
}

export async function presentCatch(
  context: PresentContext,
  viewer: UserViewer,
  row: CatchRow,
): Promise<Catch> {
  const [caught] = await presentCatches(context, viewer, [row]);
  if (!caught) throw new Error("One row is one catch");
  return caught;
}

/** Presents a catch that is known to have no photos, which saves a query. */
export async function presentWithoutPhotos(
  db: Database,
  viewer: UserViewer,
  stored: CatchRow,
): Promise<Catch> {
  const [row = stored] = viewer.seesSquares ? await withSquares(db, [stored]) : [stored];
  const names = await findWaterNames(db, viewer, [row]);
  return { ...presentWithoutLinks(row, viewer, names), photo_url: null, photo_urls: [], photos: [] };
}

type PhotoFields = Pick<Catch, "photo_url" | "photo_urls" | "photos">;

function presentPhotos(rows: readonly PhotoRow[], context: PhotoContext): PhotoFields {
  const photos = rows.map((row) => presentPhoto(row, context));
  const urls = photos.map(({ url }) => url);
  return { photo_url: urls[0] ?? null, photo_urls: urls, photos };
}

/** A catch without its photos, and so without links that expire. */
export type CatchWithoutLinks = Omit<Catch, keyof PhotoFields>;

/** @param names from `findWaterNames`, which includes only the names that the viewer may see */
export function presentWithoutLinks(row: CatchRow, viewer: UserViewer, names: WaterNames): CatchWithoutLinks {
  const place = visiblePlace(viewer, row);
  const coordinates = exactPoint(place);
  return {
    id: row.id,
    version: row.version,
    species: row.species,
    date: row.caughtAt.toISOString(),
    time: row.caughtTime?.slice(0, "HH:mm".length) ?? null,
    time_zone: row.timeZone,
    ...presentDetails(row),
    conditions_filled: presentAutofilled(row),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    position_accuracy: coordinates && row.positionAccuracyM,
    clock_offset: row.clockOffsetS,
    trip_id: row.tripId,
    water: nameOf(names, row.waterId),
    spot: nameOf(names, row.spotId),
    lure_id: row.lureId,
    variant_id: row.variantId,
    rod_id: row.rodId,
    ...(seesAsOwner(viewer, row) && { custom: row.custom, chosen: chosenOf(row) }),
    is_sample: row.isSample,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(!seesExactly(viewer, row) && withheld(row, place)),
  };
}

function chosenOf({ isWaterChosen, isSpotChosen, notInTrip }: CatchRow): Catch["chosen"] {
  return [
    ...(isWaterChosen ? (["water"] as const) : []),
    ...(isSpotChosen ? (["spot"] as const) : []),
    ...(notInTrip ? (["no_trip"] as const) : []),
  ];
}

type Details = { [Name in DetailName]: NotedDetail<Name> };

function presentDetails(row: CatchRow): Details {
  return mapDetails((name) => row[DETAIL_COLUMNS[name]]);
}

export type CatchPoint = Pick<
  CatchRow,
  "userId" | "id" | "species" | "caughtAt" | "weightLb" | "lengthIn" | "latitude" | "longitude"
>;

export type StoredPin = Pick<CatchRow, "id" | "species" | "latitude" | "longitude">;

/** Presents the pins of one angler. Pins whose place the viewer may not see are left out. */
export function presentPins(pins: StoredPin[], userId: string, viewer: UserViewer): CatchPin[] {
  const now = new Date();
  return pins.flatMap((pin) => {
    const { id, species, latitude, longitude } = pin;
    const coordinates = exactPoint(visiblePlace(viewer, { userId, id, latitude, longitude }, now));
    return coordinates ? { id, species, ...coordinates } : [];
  });
}

/** Presents catches as points. Catches whose place the viewer may not see are left out. */
export function presentPoints(points: CatchPoint[], viewer: UserViewer): CatchFeature[] {
  const now = new Date();
  return points.flatMap((point) => {
    const coordinates = exactPoint(visiblePlace(viewer, point, now));
    if (!coordinates) return [];
    return {
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [coordinates.longitude, coordinates.latitude] },
      properties: {
        id: point.id,
        species: point.species,
        date: point.caughtAt.toISOString(),
        weight: point.weightLb,
        length: point.lengthIn,
      },
    };
  });
}
