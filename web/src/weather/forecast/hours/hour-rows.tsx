import "./hour-rows.css";
import "./score-colors.css";
import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { ForecastHour } from "@creel/domain/weather/forecast";

import { useUnits } from "../../../units/use-units.ts";
import { pressureMeasure, whole, wholeMeasure } from "../measures/whole-measure.ts";
import { NotKnown, WindCell } from "./hour-cells.tsx";
import type { HoursProps } from "./hour-grid.tsx";
import { skyWord } from "./now-band.tsx";
import { PressureLine } from "./pressure-line.tsx";
import { pressurePoints } from "./pressure-points.ts";
import { describeHour } from "./solunar-cells.tsx";

/** The hours of a day where there is no room for a grid: a line each, the score a bar. */
export function HourRows({ day, clock, now, summary }: HoursProps) {
  const units = useUnits();
  const { hours } = day;
  const isNow = ({ at }: ForecastHour) => at <= now && at === hours[0]?.at;
  const nameOf = (hour: ForecastHour) => (isNow(hour) ? "Now" : clock.hour(hour.at));
  return (
    <>
      {pressurePoints(hours).length > 1 && (
        <div className="hour-pressure">
          <h3>{`Pressure, ${units.unitOf("barometric_pressure").name}`}</h3>
          <PressureLine hours={hours} />
          <div className="hour-axis" aria-hidden>
            {ticksOf(hours).map((hour) => (
              <span key={hour.at}>{nameOf(hour)}</span>
            ))}
          </div>
        </div>
      )}
      <table className="hour-rows">
        <caption className="visually-hidden">{summary}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Sky</th>
            <th scope="col">{`Temperature, ${units.unitOf("air_temperature").name}`}</th>
            <th scope="col">{`Wind, ${units.unitOf("wind_speed").name}`}</th>
            <th scope="col">{`Pressure, ${units.unitOf("barometric_pressure").name}, and score`}</th>
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

interface HourRowProps {
  hour: ForecastHour;
  isNow: boolean;
  name: string;
  /** What sun and moon do in it. */
  note: string;
}

function HourRow({ hour, isNow, name, note }: HourRowProps) {
  const units = useUnits();
  return (
    <tr>
      <th scope="row" className={isNow ? "hour-now" : ""}>
        {name}
        {note !== "" && <span className="hour-note">{note}</span>}
      </th>
      <td className="hour-sky">
        <span aria-hidden>{weatherEmoji(hour.conditions, hour.isDay)}</span>
        <span className="visually-hidden">{skyWord(hour.conditions)}</span>
        <Rain chance={hour.precipitationProbability} />
      </td>
      <td className="hour-temperature">
        {wholeMeasure(units, "air_temperature", hour.temperature)}
        <span aria-hidden>°</span>
      </td>
      <td>
        <WindCell wind={hour.wind} />
      </td>
      <td>
        <span className="visually-hidden">
          {hour.pressure === null ? <NotKnown /> : pressureMeasure(units, hour.pressure)}
        </span>
        <span className={`hour-score score-${hour.rating}`}>
          <span className="hour-score-track" aria-hidden>
            <span style={{ width: `${hour.score}%` }} />
          </span>
          <b>{hour.score}</b>
        </span>
      </td>
    </tr>
  );
}

/** Below this it is not worth the ink. */
const LEAST_CHANCE = 10;

function Rain({ chance }: { chance: number | null }) {
  if (chance === null || chance < LEAST_CHANCE) return null;
  return (
    <span className="hour-rain">
      {whole(chance)} %<span className="visually-hidden"> chance of rain</span>
    </span>
  );
}
