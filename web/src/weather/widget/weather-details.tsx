import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { useWeatherPlace } from "../place/use-weather-place.ts";
import { currentWeatherQuery } from "../weather.query.ts";
import { WeatherFigures } from "./weather-figures.tsx";

import * as styles from "./weather-figures.module.css";

/** Wind, pressure and the like for here, where the compact widget stands further up; nothing until they are known. */
export function WeatherDetails() {
  const { place } = useWeatherPlace();
  return place && <DetailsAt place={place} />;
}

function DetailsAt({ place }: { place: Coordinates }) {
  const { data } = useQuery({ ...currentWeatherQuery(place), placeholderData: keepPreviousData });
  if (!data) return null;
  return (
    <section className={styles.details} aria-labelledby="weather-details">
      <h2 id="weather-details">{t`Weather in detail`}</h2>
      <WeatherFigures current={data.current} isSouthern={place.latitude < 0} />
    </section>
  );
}
