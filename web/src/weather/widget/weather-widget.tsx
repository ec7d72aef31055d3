import type { Coordinates } from "@creel/domain/places/coordinates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { WeatherPlace } from "../place/use-weather-place.ts";
import { currentWeatherQuery } from "../weather.query.ts";
import { WeatherFailure } from "./weather-failure.tsx";
import { WeatherNow } from "./weather-now.tsx";
import { WeatherSkeleton } from "./widget-skeleton.tsx";

const WhereAreYou = lazyPart(async () => (await import("./where-are-you.tsx")).WhereAreYou);

interface WeatherWidgetProps {
  weatherPlace: WeatherPlace;
  /** Without wind, pressure and the like, which `WeatherDetails` tells further down. */
  isCompact: boolean;
  /** Under the score: what else is known of it. */
  scoreNote: ReactNode;
}

/** The weather where the angler is, and what it promises; asked for again every ten minutes. */
export function WeatherWidget({ weatherPlace, isCompact, scoreNote }: WeatherWidgetProps) {
  const { place, isLocating } = weatherPlace;
  const looks = { weatherPlace, isCompact, scoreNote };
  if (place) return <WeatherAt place={place} {...looks} />;
  if (isLocating) return <WeatherSkeleton isCompact={isCompact} />;
  return (
    <Suspense fallback={<WeatherSkeleton isCompact={isCompact} />}>
      <WhereAreYou weatherPlace={weatherPlace} />
    </Suspense>
  );
}

function WeatherAt({
  place,
  weatherPlace,
  isCompact,
  scoreNote,
}: WeatherWidgetProps & { place: Coordinates }) {
  const query = useQuery({
    ...currentWeatherQuery(place),
    // Until the other place's weather is there; nothing jumps.
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const asking = { error, isFetching, retry: () => void refetch() };
  if (data) {
    return (
      <WeatherNow
        weather={data}
        isOld={isPlaceholderData}
        isCompact={isCompact}
        place={place}
        weatherPlace={weatherPlace}
        asking={asking}
        scoreNote={scoreNote}
      />
    );
  }
  return hasFailed(query) ? (
    <WeatherFailure weatherPlace={weatherPlace} asking={asking} />
  ) : (
    <WeatherSkeleton isCompact={isCompact} />
  );
}
