import { latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import { LAST_VIEW_KEY } from "../../device/storage-keys.ts";
import { rememberedUserId } from "../../session/stored-session.ts";
import { type MapView, MOST_ZOOM } from "./map-types.ts";

/** 0.00001° are 1 m. */
const DECIMALS = 5;

const keptSchema = z.object({
  userId: z.string(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  zoom: z.number().check(z.gte(0), z.lte(MOST_ZOOM)),
});

/**
 * Keeps where an angler left the map, on this device alone: a view may tell a spot. For as long as they want to be
 * remembered here; else for as long as the tab is open. Signing out takes it away.
 */
export function keepMapView(userId: string, { latitude, longitude, zoom }: MapView): void {
  const storage = rememberedUserId() === userId ? localStorage : sessionStorage;
  const [lat, lng] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS)));
  storage.setItem(LAST_VIEW_KEY, JSON.stringify({ userId, latitude: lat, longitude: lng, zoom }));
}

/** Where this angler left the map; `null` when they never moved it, or somebody else did since. */
export function keptMapView(userId: string): MapView | null {
  return readKept(sessionStorage.getItem(LAST_VIEW_KEY) ?? localStorage.getItem(LAST_VIEW_KEY), userId);
}

/** Of a stored text. A view is only its angler's. */
export function readKept(text: string | null, userId: string): MapView | null {
  if (text === null) return null;
  try {
    const kept = keptSchema.parse(JSON.parse(text));
    if (kept.userId !== userId) return null;
    return { latitude: kept.latitude, longitude: kept.longitude, zoom: kept.zoom };
  } catch {
    return null;
  }
}
