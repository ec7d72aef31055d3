import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { waterAt } from "@creel/domain/waters/water-at";
import { useState } from "react";

import type { MapRest } from "../../map/place/movable-map.tsx";

interface PlaceOnMap<Place> {
  place: Place;
  outline: Outline | null;
}

/**
 * The place under the cross of a map, and what the map has there: names, and the outline of the water. The last outline
 * stays while the cross is on it, so that one may look closer.
 */
export function usePlaceOnMap<Place extends Coordinates | null>(initial: PlaceOnMap<Place>) {
  const [middle, setMiddle] = useState<Coordinates | Place>(initial.place);
  const [names, setNames] = useState<readonly string[]>([]);
  const [outline, setOutline] = useState(initial.outline);
  const onMoved = (place: Coordinates) => {
    setMiddle(place);
    setOutline((was) => (was && isOn(place, was) ? was : null));
  };
  const onRest = (rest: MapRest) => {
    onMoved(rest.middle);
    setNames(rest.names);
    const { outline: found } = rest;
    if (found) setOutline((was) => (isSame(found, was) ? was : found));
  };
  return { middle, names, outline, mapProps: { outline, onMoved, onRest } };
}

/** The same shape as another object would be drawn again, and the map come to rest again. */
function isSame(one: Outline, other: Outline | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isOn(place: Coordinates, outline: Outline): boolean {
  return waterAt(place, [{ ...place, id: "", radius: 0, outline }]) !== null;
}
