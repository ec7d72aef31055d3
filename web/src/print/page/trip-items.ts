import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";

type LostFish = Trip["events"][number];

/** A fish that was caught or lost. */
export type TripItem = { id: string; at: string | null; place: Coordinates | null } & (
  | { kind: "caught"; caught: Catch }
  | { kind: "lost"; lost: LostFish }
);

/** Sorted by time. What has no time comes last. */
export function tripItemsOf({ events }: Pick<Trip, "events">, catches: readonly Catch[]): TripItem[] {
  const items: TripItem[] = [
    ...catches.map((caught) => ({
      kind: "caught" as const,
      id: caught.id,
      at: caught.time === null ? null : caught.date,
      place: placeOf(caught),
      caught,
    })),
    ...events
      .filter(({ kind }) => kind === "lost")
      .map((lost) => ({ kind: "lost" as const, id: lost.id, at: lost.at, place: placeOf(lost), lost })),
  ];
  return items.toSorted((one, other) => timeOf(one) - timeOf(other));
}

function timeOf({ at }: TripItem): number {
  return at === null ? Infinity : Date.parse(at);
}

function placeOf({
  latitude = null,
  longitude = null,
}: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

interface NumberedPlaces {
  /** The number of each item with a place, counted from 1, by the item's id. */
  numbers: ReadonlyMap<string, number>;
  places: readonly Coordinates[];
}

export function numberPlaces(items: readonly TripItem[]): NumberedPlaces {
  const placed = items.flatMap(({ id, place }) => (place ? [{ id, place }] : []));
  return {
    numbers: new Map(placed.map(({ id }, index) => [id, index + 1])),
    places: placed.map(({ place }) => place),
  };
}
