import type { Coordinates } from "@creel/domain/places/coordinates";

import { WEATHER_PLACE_KEY } from "../../../device/storage-keys.ts";
import { askAhead, memberOf, parse, peekAhead, sessionAsStored } from "../../../http/asked-ahead.ts";
import { placeQuery } from "../../../weather/place/place-query.ts";

/** By the path of a page; with something to narrow it down in the address it asks something else. */
const QUESTIONS: Record<string, readonly string[]> = {
  "/dashboard": ["/config", "/catches/stats/summary", "/catches?limit=5", "/catches/stats/species?"],
  "/catches": ["/catches?limit=24", "/catches/stats/totals?"],
  "/map": ["/config", "/catches/geojson?"],
  "/weather": ["/config"],
};

/**
 * Asks what the page in the address is going to ask, so that the answers and the code come at the same time. A test
 * compares the questions with those of the pages. Resolves once all is asked.
 */
export async function askForPage({ pathname, search }: Pick<Location, "pathname" | "search">): Promise<void> {
  const questions = search === "" ? QUESTIONS[pathname] : undefined;
  askAhead(["/auth/me", ...(questions ?? [])]);
  if (questions && pathname === "/dashboard") await askForWeather();
}

/** For where the page is going to ask, as far as that can be known by now: a device that may tell is yet to be asked. */
async function askForWeather(): Promise<void> {
  const [config, isGranted] = await Promise.all([peekAhead("/config"), isPositionGranted()]);
  if (memberOf(config, "weather") !== true) return;
  const user = memberOf(sessionAsStored(), "user");
  const place = chosenBy(user) ?? (isGranted ? null : homeOf(user));
  if (place) askAhead(["alerts", "current"].map((kind) => `/weather/${kind}?${placeQuery(place)}`));
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
