import type { Trip } from "@creel/domain/trips/trip";
import type { Gauge } from "@creel/domain/waters/gauge";
import { LONGEST_TIDAL_REACH } from "@creel/domain/waters/tidal-reach";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useStationTides } from "../../../waters/conditions/stored-tides.ts";
import { conditionsQuery } from "../../../waters/data/api.ts";

/**
 * Returns what the tides of a trip are calculated from, if its hours have a tide: the server has then decided that the
 * station speaks for the trip's water.
 */
export function useTidesOfTrip({ latitude, longitude, conditions }: Trip): StationTides | null | undefined {
  const hasTide = conditions.hours.some(({ tide }) => tide !== null);
  const place = useMemo(
    () => (latitude === null || longitude === null ? null : { latitude, longitude }),
    [latitude, longitude],
  );
  return useStationTides(place ?? NOWHERE, hasTide && place ? LONGEST_TIDAL_REACH : null);
}

const NOWHERE = { latitude: 0, longitude: 0 };

/** Returns the gauge of the trip's water, if its hours have something by a gauge. */
export function useGaugeOfTrip({ water, conditions }: Trip): Gauge | null {
  const isByGauge = conditions.hours.some(
    ({ flow_index: index, level_trend: trend, water_temperature_source: source }) =>
      index !== null || trend !== null || source === "gauge",
  );
  const { data } = useQuery({
    ...conditionsQuery(water?.id ?? ""),
    enabled: isByGauge && water !== null,
    refetchInterval: false,
  });
  return data?.gauge ?? null;
}
