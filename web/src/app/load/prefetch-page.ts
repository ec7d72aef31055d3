import { WEATHER_PLACE_KEY } from "../../device/storage-keys.ts";
import { prefetch, peekPrefetched, sessionAsStored } from "../../http/prefetch.ts";
import { memberOf } from "../../store/parse-json.ts";
import { placeQuery } from "../../weather/place/place-query.ts";
import { firstOf, readChosen, readHome } from "../../weather/place/weather-place.ts";

/**
 * The API requests of each page when it opens without filters, keyed by its path. They are sent before the page's code
 * is loaded. A test opens the pages and compares.
 */
export const FIRST_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  "/dashboard": ["/config", "/catches/stats/summary", "/catches?limit=5", "/catches/stats/species?"],
  "/catches": ["/catches?limit=24", "/catches/stats/totals?"],
  "/catches/insights": ["/insights/outings"],
  "/map": ["/config", "/catches/pins?"],
  "/weather": ["/config"],
};

/** Matches addresses of the map that show all catches. Other parameters are filters, which lead to other requests. */
const VIEW = /^(\?|(lat|lng|zoom|layers|catchId)=[^&]*&?)*$/;

/** Sends the requests of the page in the address while its code is loading. Resolves once all are sent. */
export async function prefetchPage({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): Promise<void> {
  const isWhole = pathname === "/map" ? VIEW.test(search) : search === "";
  const requests = isWhole ? FIRST_REQUESTS[pathname] : undefined;
  prefetch(["/auth/me", ...(requests ?? [])]);
  if (requests && pathname === "/dashboard") await prefetchWeather();
}

/**
 * Prefetches the weather for the widget's place, unless that is the device's position, which only the page asks for.
 */
async function prefetchWeather(): Promise<void> {
  const [config, isGranted] = await Promise.all([peekPrefetched("/config"), isPositionGranted()]);
  if (memberOf(config, "weather") !== true) return;
  const user = memberOf(sessionAsStored(), "user");
  const chosen = readChosen(localStorage.getItem(WEATHER_PLACE_KEY), memberOf(user, "id"));
  const { place } = firstOf({ chosen, device: null, home: isGranted ? null : readHome(user) });
  if (place) prefetch(["alerts", "current"].map((kind) => `/weather/${kind}?${placeQuery(place)}`));
}

async function isPositionGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}
