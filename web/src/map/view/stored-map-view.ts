import { latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

import { LAST_VIEW_KEY } from "../../device/storage-keys.ts";
import { persistentUserId } from "../../http/stored-session.ts";
import { type MapView, MOST_ZOOM } from "./map-types.ts";

/** 0.00001° are 1 m. */
const DECIMALS = 5;

const storedViewSchema = z.object({
  userId: z.string(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  zoom: z.number().check(z.gte(0), z.lte(MOST_ZOOM)),
});

/**
 * Stores an angler's last view on this device alone, because a view may give away a spot. It lasts as long as the
 * session: in localStorage for who stays signed in, else in sessionStorage. Signing out removes it.
 */
export function storeMapView(userId: string, { latitude, longitude, zoom }: MapView): void {
  const storage = persistentUserId() === userId ? localStorage : sessionStorage;
  const [lat, lng] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(DECIMALS)));
  storage.setItem(LAST_VIEW_KEY, JSON.stringify({ userId, latitude: lat, longitude: lng, zoom }));
}

/** `null` when this angler never moved the map, or somebody else did since. */
export function storedMapView(userId: string): MapView | null {
  return parseStoredView(
    sessionStorage.getItem(LAST_VIEW_KEY) ?? localStorage.getItem(LAST_VIEW_KEY),
    userId,
  );
}

/** `null` for an invalid text, and for the view of another user. */
export function parseStoredView(text: string | null, userId: string): MapView | null {
  if (text === null) return null;
  try {
    const stored = storedViewSchema.parse(JSON.parse(text));
    if (stored.userId !== userId) return null;
    return { latitude: stored.latitude, longitude: stored.longitude, zoom: stored.zoom };
  } catch {
    return null;
  }
}
