import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Trip } from "@creel/domain/trips/trip";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { forecastQuery } from "../../weather/api.ts";
import { storedForecastsQuery } from "../keep/stored-forecasts.ts";
import { daysNear, type Dusk, duskOf, UNKNOWN_DUSK } from "./dusk-of.ts";

type Placed = Pick<Trip, "latitude" | "longitude">;

/** @param at in milliseconds since 1970 */
export function useDusk({ latitude, longitude }: Placed, at: number): Dusk {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const { data: config } = useQuery(configQuery);
  const isAsked = place !== null && config?.weather === true;
  const { data: fresh } = useQuery({
    ...forecastQuery(place ?? ORIGIN),
    enabled: isAsked,
    refetchInterval: false,
  });
  const { data: stored = [] } = useQuery(storedForecastsQuery);
  if (place === null) return UNKNOWN_DUSK;
  return duskOf([...(fresh?.days ?? []), ...daysNear(stored, place)], at);
}

const ORIGIN: Coordinates = { latitude: 0, longitude: 0 };
