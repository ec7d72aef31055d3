import type { Catch } from "@creel/domain/catches/catch";
import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type FishingRating, fishingRating } from "@creel/domain/fishing-score/rating";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import { NEAR_KM } from "@creel/domain/trips/prediction-evidence";
import type { Trip } from "@creel/domain/trips/trip";
import type { ForecastHour } from "@creel/domain/weather/forecast";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../http/config.query.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { fetchWeatherAt } from "../../weather/api.ts";
import { Attributions } from "../../weather/attributions.tsx";
import { ratingName, trendName } from "../../weather/condition-names.ts";
import { placeQuery } from "../../weather/place/place-query.ts";
import { describeWind, formatTemperature } from "../../weather/weather-texts.ts";
import type { ForecastOfPlace } from "../keep/prediction-at-start.ts";
import { storedForecastsQuery } from "../keep/stored-forecasts.ts";
import type { TripForm } from "../parts/trip-form.ts";
import { formatTripClock } from "../parts/trip-times.ts";
import { useKnownCatches } from "./use-known-catches.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./end-conditions.module.css";

interface EndConditionsProps {
  trip: Trip;
  form: Pick<TripForm, "startedAt" | "endedAt" | "waterTemperature">;
}

/** Shows the conditions at the start and at the end, as far as they are known. */
export function EndConditions({ trip, form }: EndConditionsProps) {
  const { startedAt, endedAt, waterTemperature } = form;
  const units = useUnits();
  const catches = useKnownCatches(trip);
  const place = placeOf(trip);
  const [first, last] = [useConditionsAt(place, startedAt), useConditionsAt(place, endedAt)];
  const water = [startedAt, endedAt].map((at) => waterAt(catches, at) ?? waterTemperature);
  const known = first ?? last;
  if (!known) return <Later />;
  const both = [first, last];
  return (
    <section className={styles.root}>
      <h3>{t`Conditions`}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={utilities.visuallyHidden}>{t`Condition`}</span>
            </th>
            <th scope="col">{formatTripClock(startedAt, trip.time_zone)}</th>
            <th scope="col">{formatTripClock(endedAt, trip.time_zone)}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t`Sky`} texts={both.map((each) => each && skyOf(each, units))} />
          <Row name={t`Pressure`} texts={both.map((each) => each && pressureOf(each, units))} />
          <Row name={t`Wind`} texts={both.map((each) => each && describeWind(units, each.wind))} />
          {water.some((each) => each !== null) && (
            <Row
              name={t({ message: "Water", context: "temperature of the water" })}
              texts={water.map((each) => (each === null ? null : formatTemperature(units, each)))}
            />
          )}
          <Row name={t`Score`} texts={both.map((each) => each && scoreOf(each))} />
        </tbody>
      </table>
      {both.includes(null) && <p className={utilities.hint}>{t`Creel fills in the rest later.`}</p>}
      <Attributions of={known.attribution} />
    </section>
  );
}

function Later() {
  return <p className={styles.later}>{t`Creel fills in the weather and score for each hour later.`}</p>;
}

interface RowProps {
  name: string;
  /** The texts for the start and for the end. */
  texts: readonly (string | null)[];
}

function Row({ name, texts: [first = null, last = null] }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{first ?? <NoFigure />}</td>
      <td>{last ?? <NoFigure />}</td>
    </tr>
  );
}

function skyOf({ sky: { conditions, isDay, temperature } }: ConditionsAt, units: Units): string {
  return `${weatherEmoji(conditions, isDay ?? true)} ${formatTemperature(units, temperature)}`;
}

function pressureOf({ pressure: { pressure, pressureTrend } }: ConditionsAt, units: Units): string | null {
  if (pressure === null) return null;
  const figure = units.formatBare("barometric_pressure", pressure);
  return pressureTrend ? `${figure} ${inSentence(trendName(pressureTrend))}` : figure;
}

function scoreOf({ score: { score, rating } }: ConditionsAt): string {
  return `${score} ${ratingName(rating)}`;
}

/** Returns the water temperature noted with the trip's catch nearest in time, in °F. */
function waterAt(catches: readonly Catch[], at: number): number | null {
  const far = ({ date }: Catch) => Math.abs(Date.parse(date) - at);
  const measured = catches.filter((each) => each.water_temperature !== null);
  const [nearest] = measured.toSorted((one, other) => far(one) - far(other));
  return nearest?.water_temperature ?? null;
}

function placeOf({ latitude, longitude }: Trip) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

type Current = Weather["current"];

interface ConditionsAt {
  sky: Pick<Current, "conditions" | "isDay" | "temperature">;
  wind: Current["wind"];
  pressure: Pick<Current, "pressure" | "pressureTrend">;
  score: { score: number; rating: FishingRating };
  attribution: readonly Attribution[];
}

/**
 * Returns the conditions at a place, from the weather service or from a forecast stored on this device.
 *
 * @param at in milliseconds since 1970
 */
function useConditionsAt(place: Coordinates | null, at: number): ConditionsAt | null {
  const { data: config } = useQuery(configQuery);
  const { data: weather } = useQuery({
    queryKey: ["weather of a trip", place && placeQuery(place), Math.floor(at / (30 * MINUTE_MS))],
    queryFn: ({ signal }) => (place ? fetchWeatherAt(place, new Date(at), signal) : null),
    enabled: place !== null && config?.weather === true,
    staleTime: Infinity,
    retry: false,
  });
  const { data: stored } = useQuery(storedForecastsQuery);
  if (weather) return conditionsOf(weather);
  return place && stored ? forecastAt(stored, place, at) : null;
}

function conditionsOf({ current, fishing, attribution }: Weather): ConditionsAt {
  const { conditions, isDay, temperature, wind, pressure, pressureTrend } = current;
  return {
    sky: { conditions, isDay, temperature },
    wind,
    pressure: { pressure, pressureTrend },
    score: fishing,
    attribution,
  };
}

export function forecastAt(
  stored: readonly ForecastOfPlace[],
  place: Coordinates,
  at: number,
): ConditionsAt | null {
  const near = stored.find((each) => (kilometersBetween(each.place, place) ?? Infinity) <= NEAR_KM);
  const hour = near?.forecast.hours.find((each) => holds(each, at));
  if (!near || !hour) return null;
  const { conditions, isDay, temperature, wind, pressure, score } = hour;
  return {
    sky: { conditions, isDay, temperature },
    wind,
    pressure: { pressure, pressureTrend: null },
    score: { score, rating: fishingRating(score) },
    attribution: near.forecast.attribution,
  };
}

function holds({ at: from }: ForecastHour, at: number): boolean {
  const since = at - Date.parse(from);
  return since >= 0 && since < HOUR_MS;
}
