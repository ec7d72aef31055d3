import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import { partsOfTrack } from "@creel/domain/trips/trip-track";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { PlaceMap } from "../../../../map/place/place-map.tsx";
import { LinkButton } from "../../../../ui/controls/button.tsx";
import { TripTrack } from "./trip-track.tsx";

import * as styles from "./trip-view.module.css";

interface TripPlaceProps {
  trip: Trip;
  catches: readonly Catch[];
}

/** A map with the fish and the track; without a place there is none. */
export function TripPlace({ trip, catches }: TripPlaceProps) {
  const fish = catches.flatMap(({ id, species, ...at }) => {
    const place = placeOf(at);
    return place ? [{ id, species, place }] : [];
  });
  const track = useMemo(() => partsOfTrack(trip.track ?? []), [trip.track]);
  const parts = useMemo(() => track.map((part) => part.map(toPosition)), [track]);
  const middle = fish[0]?.place ?? track[0]?.[0] ?? placeOf(trip);
  if (!middle) return null;
  const to = new URLSearchParams({
    lat: String(middle.latitude),
    lng: String(middle.longitude),
    zoom: String(MAP_ZOOM),
  });
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t`Where`}</h2>
      <PlaceMap
        place={middle}
        mark={fish.length > 0 || track.length > 0 ? "none" : "pin"}
        fish={fish}
        track={parts}
        className={styles.map}
      />
      <LinkButton look="quiet" to={`/map?${to}`}>
        {t`Open the map`}
      </LinkButton>
      {(trip.track ?? []).length > 0 && <TripTrack trip={trip} />}
    </section>
  );
}

/** A lake fills the screen. */
const MAP_ZOOM = 13;

function toPosition({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

function placeOf({ latitude, longitude }: Pick<Catch, "latitude" | "longitude">): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
