import { pressureTrend } from "@creel/domain/conditions/pressure";
import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode, isWeatherCode } from "@creel/domain/conditions/wmo-codes";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";
import { INCHES_OF_MERCURY_TO_HECTOPASCALS } from "@creel/domain/units/conversions";
import { attributionsOf } from "@creel/domain/weather/open-meteo";
import { t } from "@lingui/core/macro";

import { formatClock } from "../../../dates/format-clock.ts";
import { inSentence } from "../../../i18n/letter-case.ts";
import { NoFigure } from "../../../ui/layout/figure.tsx";
import { ScrollBox } from "../../../ui/layout/scroll-box.tsx";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { Attributions } from "../../../weather/attributions.tsx";
import { tideName, trendName } from "../../../weather/condition-names.ts";
import { describeWind, formatTemperature } from "../../../weather/weather-texts.ts";
import { scoreOfHour } from "../parts/score-of-hour.ts";
import { describeRiver, waterOfHour } from "../timeline/water-rows.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-conditions.module.css";

export function TripConditions({ trip }: { trip: Trip }) {
  const units = useUnits();
  const { state } = trip.conditions;
  const hours = trip.conditions.hours.map((hour) => ({
    ...hour,
    water_temperature: waterOfHour(trip, hour).temperature,
  }));
  const scores = hours.map((hour) => scoreOfHour(trip, hour));
  const hasWater = hours.some((hour) => waterOf(hour, units) !== null);
  const hasRiver = hours.some((hour) => describeRiver(hour, units) !== null);
  if (hours.length === 0) return <p className={utilities.muted}>{reasonOf(state)}</p>;
  return (
    <>
      <ScrollBox label={t`Conditions`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Hour`}</th>
              <th scope="col">{t`Sky`}</th>
              <th scope="col">{t`Pressure`}</th>
              <th scope="col">{t`Wind`}</th>
              {hasWater && (
                <th scope="col">{t({ message: "Water", context: "temperature of the water" })}</th>
              )}
              {hasRiver && <th scope="col">{t`River`}</th>}
              <th scope="col">{t`Score`}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour, index) => (
              <tr key={hour.hour}>
                <th scope="row">{formatClock(hour.hour, trip.time_zone)}</th>
                <Cell text={skyOf(hour, units)} />
                <Cell text={pressureOf(hour, units)} />
                <Cell text={windOf(hour, units)} />
                {hasWater && <Cell text={waterOf(hour, units)} />}
                {hasRiver && <Cell text={describeRiver(hour, units)} />}
                <Cell text={scores[index]?.value.toString() ?? null} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {scores.some((score) => score?.isAfterwards) && (
        <p className={utilities.hint}>{t`Hollow: scored after the trip began, not counted.`}</p>
      )}
      <Attributions of={attributionsOf(hours.map(({ source }) => source))} />
      {state === "waiting" && <p className={utilities.hint}>{t`Creel fills in the rest later.`}</p>}
    </>
  );
}

function Cell({ text }: { text: string | null }) {
  return <td>{text ?? <NoFigure />}</td>;
}

function reasonOf(state: Trip["conditions"]["state"]): string {
  return state === "waiting"
    ? t`Creel fills in the weather for these hours later.`
    : t`No weather: the trip has no place, or no weather service has data for these hours.`;
}

function skyOf({ weather_code: code, air_temperature: temperature }: HourConditions, units: Units) {
  const emoji = code !== null && isWeatherCode(code) ? weatherEmoji(conditionsOfCode(code)) : null;
  const degrees = temperature === null ? null : formatTemperature(units, temperature);
  return [emoji, degrees].filter(Boolean).join(" ") || null;
}

function pressureOf(
  { barometric_pressure: pressure, pressure_change: change }: HourConditions,
  units: Units,
) {
  if (pressure === null) return null;
  const figure = units.formatBare("barometric_pressure", pressure);
  const trend = pressureTrend(change && INCHES_OF_MERCURY_TO_HECTOPASCALS.fromApi(change));
  return trend ? `${figure} ${inSentence(trendName(trend))}` : figure;
}

function windOf({ wind_speed: speed, wind_degrees: degrees }: HourConditions, units: Units) {
  return describeWind(units, {
    speed,
    gust: null,
    direction: degrees,
    cardinal: degrees === null ? null : windCardinal(degrees),
  });
}

/** The water temperature and the tide. Example: "50 °F, rising". */
function waterOf({ water_temperature: temperature, tide }: HourConditions, units: Units): string | null {
  const degrees = temperature === null ? null : formatTemperature(units, temperature);
  if (!degrees || !tide) return degrees ?? (tide && tideName(tide));
  const name = inSentence(tideName(tide));
  return t`${degrees}, ${name}`;
}
