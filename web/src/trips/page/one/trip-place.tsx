import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import { partsOfTrack } from "@creel/domain/trips/trip-track";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { PlaceMap } from "../../../map/place/place-map.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { TripTrack } from "./trip-track.tsx";

import * as styles from "./trip-view.module.css";

interface TripPlaceProps {
  trip: Trip;
  catches: readonly Catch[];
}

/** A map with the fish and the track; without a place there is none, and a track can be added all the same. */
export function TripPlace({ trip, catches }: TripPlaceProps) {
  const fish = catches.flatMap(({ id, species, ...at }) => {
    const place = placeOf(at);
    return place ? [{ id, species, place }] : [];
  });
  const track = useMemo(() => partsOfTrack(trip.track ?? []), [trip.track]);
  const parts = useMemo(() => track.map((part) => part.map(toPosition)), [track]);
  const middle = fish[0]?.place ?? track[0]?.[0] ?? placeOf(trip);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t`Where`}</h2>
      {middle && (
        <>
          <PlaceMap
            place={middle}
            mark={fish.length > 0 || track.length > 0 ? "none" : "pin"}
            fish={fish}
            track={parts}
            className={styles.map}
          />
          <LinkButton look="quiet" to={`/map?${addressOf(middle)}`}>
            {t`Open the map`}
          </LinkButton>
        </>
      )}
      <TripTrack trip={trip} />
    </section>
  );
}

function addressOf({ latitude, longitude }: Coordinates): URLSearchParams {
  return new URLSearchParams({ lat: String(latitude), lng: String(longitude), zoom: String(MAP_ZOOM) });
}

/** A lake fills the screen. */
const MAP_ZOOM = 13;

function toPosition({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

function placeOf({ latitude, longitude }: Pick<Catch, "latitude" | "longitude">): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
