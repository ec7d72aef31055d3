import type { Outing } from "@creel/domain/insights/outings";
import { presentWaterTemperature } from "@creel/domain/insights/similar-days/present-water-temperature";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { waterAt } from "@creel/domain/waters/water-at";
import { useQueries } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { marineQuery } from "../../weather/weather.query.ts";

interface Asked {
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
}

/** Of the water at each place now, in °F; `null` where it is not known. Nobody is asked for a log that never noted one. */
export function useWaterTemperatures(places: readonly Coordinates[], { outings, day }: Asked) {
  const isNoted = outings.some(({ segments }) =>
    segments.some(({ conditions }) => (conditions?.water_temperature ?? null) !== null),
  );
  const list = useWaters(undefined, { enabled: isNoted });
  const shapes = (list.data?.waters ?? []).map(
    ({ id, kind, latitude, longitude, radius, small_outline: outline }) => ({
      id,
      kind,
      latitude,
      longitude,
      radius,
      outline,
    }),
  );
  const isListed = list.data !== undefined || hasFailed(list);
  const waters = places.map((place) => waterAt(place, shapes));
  const seas = useQueries({
    queries: places.map((place, index) => ({
      ...marineQuery(place),
      enabled: isNoted && isListed && tidalReach(waters[index]?.kind ?? null) !== null,
    })),
  });
  return {
    temperatures: places.map((_, index) =>
      presentWaterTemperature({
        water: waters[index] ?? null,
        marine: seas[index]?.data ?? null,
        outings: isNoted ? outings : [],
        day,
      }),
    ),
    isWaiting: isNoted && (!isListed || seas.some(({ isLoading }) => isLoading)),
  };
}
