import type { Coordinates } from "@creel/domain/places/coordinates";

import { WEATHER_PLACE_KEY } from "../../device/storage-keys.ts";
import { prefetch, memberOf, parse, peekPrefetched, sessionAsStored } from "../../http/prefetch.ts";
import { placeQuery } from "../../weather/place/place-query.ts";

/** By the path of a page. With filters in the address a page asks other questions. */
const QUESTIONS: Record<string, readonly string[]> = {
  "/dashboard": ["/config", "/catches/stats/summary", "/catches?limit=5", "/catches/stats/species?"],
  "/catches": ["/catches?limit=24", "/catches/stats/totals?"],
  "/map": ["/config", "/catches/geojson?"],
  "/weather": ["/config"],
};

/**
 * Sends the requests of the page in the address while its code is loading. A test compares them with those of the pages.
 * Resolves once all are sent.
 */
export async function prefetchPage({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): Promise<void> {
  const questions = search === "" ? QUESTIONS[pathname] : undefined;
  prefetch(["/auth/me", ...(questions ?? [])]);
  if (questions && pathname === "/dashboard") await prefetchWeather();
}

/** For the place of the widget, unless that is the device's position, which only the page asks for. */
async function prefetchWeather(): Promise<void> {
  const [config, isGranted] = await Promise.all([peekPrefetched("/config"), isPositionGranted()]);
  if (memberOf(config, "weather") !== true) return;
  const user = memberOf(sessionAsStored(), "user");
  const place = chosenBy(user) ?? (isGranted ? null : homeOf(user));
  if (place) prefetch(["alerts", "current"].map((kind) => `/weather/${kind}?${placeQuery(place)}`));
}

async function isPositionGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** As in use-weather-place.ts. */
function chosenBy(user: unknown): Coordinates | null {
  const stored = parse(localStorage.getItem(WEATHER_PLACE_KEY));
  if (memberOf(stored, "userId") !== memberOf(user, "id")) return null;
  return toPlace(memberOf(stored, "latitude"), memberOf(stored, "longitude"));
}

function homeOf(user: unknown): Coordinates | null {
  return toPlace(memberOf(user, "homeLatitude"), memberOf(user, "homeLongitude"));
}

function toPlace(latitude: unknown, longitude: unknown): Coordinates | null {
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}
