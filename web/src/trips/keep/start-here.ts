import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { NewTripFields } from "@creel/domain/trips/new-trip";
import type { Forecast } from "@creel/domain/weather/forecast";
import { fromAbsolute, getLocalTimeZone, toCalendarDate } from "@internationalized/date";
import type { QueryClient } from "@tanstack/react-query";

import { grantedPositionQuery } from "../../places/granted-position.ts";
import { FORECASTS_KEY } from "../../weather/api.ts";
import { type ForecastOfPlace, predictionAtStart } from "./prediction-at-start.ts";
import { shownExpectation } from "./shown-expectation.ts";
import { storedForecastsQuery } from "./stored-forecasts.ts";

/** The longest wait for a place and stored forecasts after a tap. */
const PATIENCE_MS = SECOND_MS;

/**
 * Adds the device's position to a trip that starts with a tap, if permission is already granted. Also adds the forecast
 * and the expectation that this device showed before.
 */
export async function withPlaceAndScore<Fields extends NewTripFields>(
  queryClient: QueryClient,
  fields: Fields,
): Promise<Fields> {
  const isHere = fields.start_source === "tap" && typeof fields.latitude !== "number";
  const [place, stored] = await Promise.all([
    isHere ? withTimeout(queryClient.fetchQuery(grantedPositionQuery)) : placeOf(fields),
    withTimeout(queryClient.fetchQuery(storedForecastsQuery)),
  ]);
  if (!place) return fields;
  const { latitude, longitude } = place;
  const forecasts = [...forecastsIn(queryClient), ...(stored ?? [])];
  const prediction = predictionAtStart(forecasts, { place, at: fields.started_at });
  const start = fromAbsolute(Date.parse(fields.started_at), getLocalTimeZone());
  const expectation = shownExpectation({ place, day: toCalendarDate(start).toString() });
  return {
    ...fields,
    latitude,
    longitude,
    ...(prediction && { prediction }),
    ...(expectation && { expectation }),
  };
}

function placeOf({ latitude, longitude }: NewTripFields): Coordinates | null {
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}

/** Resolves to `null` on an error, or after `PATIENCE_MS`. */
async function withTimeout<Found>(found: Promise<Found>): Promise<Found | null> {
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([found.catch(() => null), tooLate]);
}

/** Returns the forecasts cached on this page, with the places they are for. */
function forecastsIn(queryClient: QueryClient): ForecastOfPlace[] {
  return queryClient.getQueriesData<Forecast>({ queryKey: FORECASTS_KEY }).flatMap(([key, forecast]) => {
    const place = new URLSearchParams(String(key.at(-1)));
    const [latitude, longitude] = [Number(place.get("lat")), Number(place.get("lon"))];
    return forecast ? { forecast, place: { latitude, longitude } } : [];
  });
}
