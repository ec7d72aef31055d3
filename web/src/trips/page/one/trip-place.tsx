import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import { partsOfTrack } from "@creel/domain/trips/trip-track";
import { plural, t } from "@lingui/core/macro";
import { Suspense, useMemo } from "react";

import { PlaceMap } from "../../../map/place/place-map.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-view.module.css";

interface TripPlaceProps {
  trip: Trip;
  catches: readonly Catch[];
}

/** A map with the fish and the track. Without a place there is no map, but a track can still be added. */
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

/** A zoom at which a lake fills the screen. */
const MAP_ZOOM = 13;

function toPosition({ longitude, latitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

function placeOf({ latitude, longitude }: Pick<Catch, "latitude" | "longitude">): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const TrackActions = lazyPart(async () => (await import("./track-actions.tsx")).TrackActions);

/** Explains the dots on the map, and offers to add or remove a track. */
function TripTrack({ trip }: { trip: Trip }) {
  const count = trip.track?.length ?? 0;
  return (
    <>
      {count > 0 && (
        <p className={utilities.hint}>
          {plural(count, {
            one: "Track with # position. Only you can see it.",
            other: "Track with # positions, joined where less than 5 minutes apart. Only you can see it.",
          })}
        </p>
      )}
      <Suspense>
        <TrackActions trip={trip} />
      </Suspense>
    </>
  );
}
