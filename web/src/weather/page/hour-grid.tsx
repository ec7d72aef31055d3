import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { ForecastHour } from "@creel/domain/weather/forecast";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { NoFigure } from "../../ui/layout/figure.tsx";
import { ScrollBox } from "../../ui/layout/scroll-box.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import type { DayAhead } from "./forecast-days.ts";
import { RainCell, WindCell } from "./hour-cells.tsx";
import type { PlaceClock } from "./place-clock.ts";
import { PressureLine } from "./pressure-line.tsx";
import { SolunarCells } from "./solunar-cells.tsx";
import { pressureMeasure, wholeMeasure } from "./whole-measure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./hour-grid.module.css";
import * as colors from "./score-colors.module.css";

export interface HoursProps {
  day: DayAhead;
  clock: PlaceClock;
  /** The instant of the current weather. Its hour is labeled "now". */
  now: string;
  /** Describes the day in sentences for screen readers. */
  summary: string;
}

/** Shows the hours of a day as one grid, in which each hour is a column. */
export function HourGrid({ day, clock, now, summary }: HoursProps) {
  const units = useUnits();
  const { hours } = day;
  return (
    <ScrollBox label={t`Hour by hour`}>
      <table className={styles.root} data-many={hours.length > 18 || undefined}>
        <caption className={utilities.visuallyHidden}>{summary}</caption>
        <HourHead hours={hours} clock={clock} now={now} />
        <tbody>
          <Row name={t`Score`} className={styles.scores} hours={hours}>
            {(hour) => (
              <span className={classNames(styles.score, colors.scored)} data-rating={hour.rating}>
                <b>{hour.score}</b>
                <span style={{ height: `${hour.score * BAR_PX}px` }} />
              </span>
            )}
          </Row>
          <Row name={t`Sky`} className={styles.skies} hours={hours}>
            {({ conditions, isDay }) => (
              <>
                <span aria-hidden>{weatherEmoji(conditions, isDay)}</span>
                <span className={utilities.visuallyHidden}>{describeSkyShortly(conditions, i18n)}</span>
              </>
            )}
          </Row>
          <Row
            name={t`Temp`}
            unit={units.unitOf("air_temperature").name}
            className={styles.temperatures}
            hours={hours}
          >
            {({ temperature }) => wholeMeasure(units, "air_temperature", temperature)}
          </Row>
          <Row name={t`Wind`} unit={units.unitOf("wind_speed").name} hours={hours}>
            {({ wind }) => <WindCell wind={wind} />}
          </Row>
          <Row name={t`Rain`} unit="%" hours={hours}>
            {({ precipitationProbability }) => <RainCell chance={precipitationProbability} />}
          </Row>
          <Row
            name={t`Pressure`}
            unit={units.unitOf("barometric_pressure").name}
            className={styles.pressures}
            hours={hours}
            drawing={<PressureLine hours={hours} />}
          >
            {({ pressure }) => (
              <span className={utilities.visuallyHidden}>
                {pressure === null ? <NoFigure /> : pressureMeasure(units, pressure)}
              </span>
            )}
          </Row>
          <SolunarCells day={day} clock={clock} />
        </tbody>
      </table>
    </ScrollBox>
  );
}

function HourHead({ hours, clock, now }: Pick<HoursProps, "clock" | "now"> & Pick<DayAhead, "hours">) {
  const isNow = ({ at }: ForecastHour) => at <= now && at === hours[0]?.at;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={utilities.visuallyHidden}>{t`Hour`}</span>
        </th>
        {hours.map((hour) => (
          <th key={hour.at} scope="col" className={isNow(hour) ? styles.now : ""}>
            <span className={styles.hour}>{isNow(hour) ? t`now` : clock.hour(hour.at)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The height of a bar in px per point of the score. */
const BAR_PX = 0.72;

interface RowProps {
  name: string;
  unit?: string;
  className?: string;
  hours: readonly ForecastHour[];
  /** Spans all hours. */
  drawing?: ReactNode;
  children: (hour: ForecastHour) => ReactNode;
}

function Row({ name, unit, className, hours, drawing, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {name} {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </th>
      {hours.map((hour, index) => (
        <td key={hour.at}>
          {drawing && index === 0 && (
            <div className={styles.drawing} style={{ width: `${hours.length * 100}%` }}>
              {drawing}
            </div>
          )}
          {children(hour)}
        </td>
      ))}
    </tr>
  );
}
