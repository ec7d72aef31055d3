import { latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";

import { type MapView, MOST_ZOOM } from "./map-types.ts";

const DEFAULT_ZOOM = 12;
const DECIMALS = 5;
const ZOOM_DECIMALS = 2;

/** `null` when the address names no place on the earth. */
export function readView(search: URLSearchParams): MapView | null {
  const latitude = latitudeSchema.safeParse(toNumber(search.get("lat")));
  const longitude = longitudeSchema.safeParse(toNumber(search.get("lng")));
  if (!latitude.success || !longitude.success) return null;
  const zoom = toNumber(search.get("zoom"));
  const isZoom = zoom !== null && zoom >= 0 && zoom <= MOST_ZOOM;
  return { latitude: latitude.data, longitude: longitude.data, zoom: isZoom ? zoom : DEFAULT_ZOOM };
}

export function writeView(search: URLSearchParams, { latitude, longitude, zoom }: MapView): void {
  search.set("lat", latitude.toFixed(DECIMALS));
  search.set("lng", longitude.toFixed(DECIMALS));
  search.set("zoom", zoom.toFixed(ZOOM_DECIMALS));
}

function toNumber(text: string | null): number | null {
  return text === null || text.trim() === "" ? null : Number(text);
}
