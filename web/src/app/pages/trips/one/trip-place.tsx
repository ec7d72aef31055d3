import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { PlaceMap } from "../../../../map/place/place-map.tsx";
import { LinkButton } from "../../../../ui/controls/button.tsx";

import * as styles from "./trip-view.module.css";

interface TripPlaceProps {
  trip: Trip;
  catches: readonly Catch[];
}

/** A map with the fish; without a place there is none. */
export function TripPlace({ trip, catches }: TripPlaceProps) {
  const fish = catches.flatMap(({ id, species, ...at }) => {
    const place = placeOf(at);
    return place ? [{ id, species, place }] : [];
  });
  const own = placeOf(trip);
  const middle = fish[0]?.place ?? own;
  if (!middle) return null;
  const to = new URLSearchParams({
    lat: String(middle.latitude),
    lng: String(middle.longitude),
    zoom: String(MAP_ZOOM),
  });
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t`Where`}</h2>
      <PlaceMap place={middle} mark={fish.length > 0 ? "none" : "pin"} fish={fish} className={styles.map} />
      <LinkButton look="quiet" to={`/map?${to}`}>
        {t`Open the map`}
      </LinkButton>
    </section>
  );
}

/** A lake fills the screen. */
const MAP_ZOOM = 13;

function placeOf({ latitude, longitude }: Pick<Catch, "latitude" | "longitude">): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
