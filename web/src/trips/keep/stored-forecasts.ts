import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { queryOptions } from "@tanstack/react-query";

/**
 * The forecasts for the places where the next trip may start: here or at home, and at the last trip. They are stored on
 * the device, so that a trip that starts without a network has its score.
 */
export const storedForecastsQuery = queryOptions({
  queryKey: ["stored forecasts"],
  queryFn: async ({ client }) => (await import("./likely-forecasts.ts")).readLikelyForecasts(client),
  staleTime: HOUR_MS,
  retry: false,
});
