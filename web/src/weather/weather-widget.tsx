import type { Coordinates } from "@creel/domain/places/coordinates";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { WeatherPlace } from "./use-weather-place.ts";
import { WeatherFailure } from "./weather-failure.tsx";
import { WeatherNow } from "./weather-now.tsx";
import { WeatherSkeleton } from "./weather-skeleton.tsx";
import { currentWeatherQuery } from "./weather.query.ts";
import { WhereAreYou } from "./where-are-you.tsx";

interface WeatherWidgetProps {
  weatherPlace: WeatherPlace;
}

/** The weather where the angler is, and what it promises; asked for again every ten minutes. */
export function WeatherWidget({ weatherPlace }: WeatherWidgetProps) {
  const { place, isLocating } = weatherPlace;
  if (place) return <WeatherAt place={place} weatherPlace={weatherPlace} />;
  return isLocating ? <WeatherSkeleton /> : <WhereAreYou weatherPlace={weatherPlace} />;
}

function WeatherAt({ place, weatherPlace }: WeatherWidgetProps & { place: Coordinates }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...currentWeatherQuery(place),
    // Until the other place's weather is there; nothing jumps.
    placeholderData: keepPreviousData,
  });
  const asking = { error, isFetching, retry: () => void refetch() };
  if (data) {
    return (
      <WeatherNow
        weather={data}
        isOld={isPlaceholderData}
        place={place}
        weatherPlace={weatherPlace}
        asking={asking}
      />
    );
  }
  return error ? <WeatherFailure weatherPlace={weatherPlace} asking={asking} /> : <WeatherSkeleton />;
}
