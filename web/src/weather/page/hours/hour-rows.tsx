import type { ForecastHour } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";

import { useUnits } from "../../../units/use-units.ts";
import type { HoursProps } from "./hour-grid.tsx";
import { HourRow } from "./hour-row.tsx";
import { PressureLine } from "./pressure-line.tsx";
import { pressurePoints } from "./pressure-points.ts";
import { describeHour } from "./solunar-cells.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./hour-rows.module.css";

/** The hours of a day where there is no room for a grid: a line each, the score a bar. */
export function HourRows({ day, clock, now, summary }: HoursProps) {
  const { unitOf } = useUnits();
  const { name: pressureUnit } = unitOf("barometric_pressure");
  const { name: temperatureUnit } = unitOf("air_temperature");
  const { name: windUnit } = unitOf("wind_speed");
  const { hours } = day;
  const isNow = ({ at }: ForecastHour) => at <= now && at === hours[0]?.at;
  const nameOf = (hour: ForecastHour) => (isNow(hour) ? t`Now` : clock.hour(hour.at));
  return (
    <>
      {pressurePoints(hours).length > 1 && (
        <div className={styles.pressure}>
          <h3>{t`Pressure, ${pressureUnit}`}</h3>
          <PressureLine hours={hours} />
          <div className={styles.axis} aria-hidden>
            {ticksOf(hours).map((hour) => (
              <span key={hour.at}>{nameOf(hour)}</span>
            ))}
          </div>
        </div>
      )}
      <table className={styles.root}>
        <caption className={utilities.visuallyHidden}>{summary}</caption>
        <thead className={utilities.visuallyHidden}>
          <tr>
            <th scope="col">{t`Hour`}</th>
            <th scope="col">{t`Sky`}</th>
            <th scope="col">{t`Temperature, ${temperatureUnit}`}</th>
            <th scope="col">{t`Wind, ${windUnit}`}</th>
            <th scope="col">{t`Pressure, ${pressureUnit}, and score`}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <HourRow
              key={hour.at}
              hour={hour}
              isNow={isNow(hour)}
              name={nameOf(hour)}
              note={describeHour(hour, day, clock)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Four hours that share the line below the chart. */
function ticksOf(hours: readonly ForecastHour[]): ForecastHour[] {
  const last = hours.length - 1;
  const indexes = new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last]);
  return hours.filter((_hour, index) => indexes.has(index));
}
