import type { Coordinates } from "@creel/domain/places/coordinates";

import {
  CATCH_SUMMARY,
  catchListPath,
  catchPointsPath,
  catchTotalsPath,
  RECENT_CATCHES,
  speciesCountsPath,
} from "../../catches/logbook/catches.requests.ts";
import { WEATHER_PLACE_KEY } from "../../device/storage-keys.ts";
import { CONFIG } from "../../http/config.requests.ts";
import { prefetch, memberOf, parse, peekPrefetched, sessionAsStored } from "../../http/prefetch.ts";
import { placeQuery } from "../../weather/place/place-query.ts";

/** By the path of a page. With filters in the address a page asks other questions. */
const QUESTIONS: Record<string, readonly string[]> = {
  "/dashboard": [CONFIG, CATCH_SUMMARY, RECENT_CATCHES, speciesCountsPath()],
  "/catches": [catchListPath(), catchTotalsPath()],
  "/map": [CONFIG, catchPointsPath()],
  "/weather": [CONFIG],
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
  const [config, isGranted] = await Promise.all([peekPrefetched(CONFIG), isPositionGranted()]);
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
