import { latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";

import { type MapView, MOST_ZOOM } from "../../../map/view/map-types.ts";

const DEFAULT_ZOOM = 12;

/** `null` when the address names no place on the earth. */
export function readView(search: URLSearchParams): MapView | null {
  const latitude = latitudeSchema.safeParse(toNumber(search.get("lat")));
  const longitude = longitudeSchema.safeParse(toNumber(search.get("lng")));
  if (!latitude.success || !longitude.success) return null;
  const zoom = toNumber(search.get("zoom"));
  const isZoom = zoom !== null && zoom >= 0 && zoom <= MOST_ZOOM;
  return { latitude: latitude.data, longitude: longitude.data, zoom: isZoom ? zoom : DEFAULT_ZOOM };
}

function toNumber(text: string | null): number | null {
  return text === null || text.trim() === "" ? null : Number(text);
}
