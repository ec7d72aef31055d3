import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import type { TripWeather as Weather } from "@creel/domain/trips/trip";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";

import { joinList } from "../../../i18n/join-list.ts";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { describeWind, formatTemperature, wholeDegrees } from "../../../weather/parts/weather-texts.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-weather.module.css";

/** Sky and degrees of a trip's hours; its words have the wind, too. */
export function TripWeather({ weather }: { weather: Weather | null }) {
  const units = useUnits();
  if (!weather) return <span className={styles.root} />;
  const words = describe(weather, units);
  const { air_temperature: temperature } = weather;
  return (
    <span className={styles.root} title={words}>
      <span className={utilities.visuallyHidden}>{words}</span>
      <span aria-hidden>{emojiOf(weather)}</span>
      {temperature !== null && (
        <span className={styles.degrees} aria-hidden>{`${wholeDegrees(units, temperature)}°`}</span>
      )}
    </span>
  );
}

/** In miles an hour. From here on it is the wind that a dry day is remembered for. */
const STRONG_WIND = 15;
/** Codes up to this one are of the clouds alone. */
const OVERCAST = 3;

function emojiOf({ weather_code: code, wind_speed: wind }: Weather): string {
  if ((code ?? 0) <= OVERCAST && (wind ?? 0) >= STRONG_WIND) return "💨";
  return code === null ? "" : weatherEmoji(conditionsOfCode(code));
}

/** As in "Partly cloudy, 41 °F, 8 mph SW". */
function describe(weather: Weather, units: Units): string {
  const { weather_code: code, air_temperature: temperature, wind_speed: speed, wind_degrees: from } = weather;
  const { description } = conditionsOfCode(code ?? NaN);
  const cardinal = from === null ? null : windCardinal(from);
  return joinList([
    code !== null && describeSkyShortly({ code, description }, i18n),
    temperature !== null && formatTemperature(units, temperature),
    describeWind(units, { speed, gust: null, direction: from, cardinal }),
  ]);
}
