import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import type { Weather } from "@creel/domain/weather/weather";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components";

import { mediaStore } from "../../store/media-store.ts";
import { useStore } from "../../store/use-store.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useUnits } from "../../units/use-units.ts";
import { type DayAhead, daysAhead } from "./forecast-days.ts";
import { WindCell } from "./hour-cells.tsx";
import { HourGrid, type HoursProps } from "./hour-grid.tsx";
import type { PlaceClock } from "./place-clock.ts";
import { PressureLine } from "./pressure-line.tsx";
import { describePressure, pressurePoints } from "./pressure-points.ts";
import { SkyBlocks } from "./sky-blocks.tsx";
import { describeHour } from "./solunar-cells.tsx";
import { pressureMeasure, whole, wholeMeasure } from "./whole-measure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./place-weather.module.css";
import * as colors from "./score-colors.module.css";

interface HoursAndSkyProps {
  forecast: Forecast;
  /** `undefined` if it is not known. */
  weather: Weather | undefined;
  clock: PlaceClock;
  /** The ISO instant at which the forecast was received. */
  now: string;
  isSouth: boolean;
}

/** Shows one of the next seven days: its hours, moon, solunar periods and light. */
export function HoursAndSky({ forecast, weather, clock, now, isSouth }: HoursAndSkyProps) {
  const [search, changeAddress] = useAddress();
  const days = daysAhead(forecast, weather);
  const wanted = search.get("day");
  const selected = days.find(({ date }) => date === wanted) ?? days[0];
  if (!selected) return null;
  const select = (date: string) =>
    changeAddress((params) => {
      if (date === days[0]?.date) params.delete("day");
      else params.set("day", date);
    });
  return (
    <section className={styles.days} aria-labelledby="hours">
      <div className={styles.daysHead}>
        <h2 id="hours">{forecast.hours.length > 0 ? t`Hour by hour` : t`Moon and sun`}</h2>
        <span>{clock.longDay(selected.start)}</span>
      </div>
      <DayTabs days={days} selected={selected.date} onSelect={select} clock={clock}>
        {(day) => (
          <>
            {day.hours.length > 0 && <Hours day={day} clock={clock} now={now} />}
            <SkyBlocks sky={day.sky} clock={clock} isSouth={isSouth} />
          </>
        )}
      </DayTabs>
    </section>
  );
}

interface HoursOfDayProps {
  day: DayAhead;
  clock: PlaceClock;
  now: string;
}

function Hours({ day, clock, now }: HoursOfDayProps) {
  const units = useUnits();
  const hasGridRoom = useHasGridRoom();
  const formatters = {
    hour: clock.hour,
    measure: (pressure: number) => pressureMeasure(units, pressure),
  };
  const pressure = describePressure(pressurePoints(day.hours), formatters);
  const date = clock.longDay(day.start);
  const best = day.best && describeBest(day.best, clock);
  const summary = [t`${date}, hour by hour.`, best, pressure].filter(Boolean).join(" ");
  const Shape = hasGridRoom ? HourGrid : HourRows;
  return <Shape day={day} clock={clock} now={now} summary={summary} />;
}

function describeBest({ score, at }: ForecastHour, clock: PlaceClock): string {
  const hour = clock.hour(at);
  return t`Best score ${score} at ${hour}.`;
}

/**
 * From this width on, the 25 hours of the longest day fit side by side. 75em is 1,200 px, or more with a larger font.
 */
const gridRoom = mediaStore("(min-width: 75em)");

/** Whether each hour has room for a column. */
function useHasGridRoom(): boolean {
  return useStore(gridRoom);
}

interface DayTabsProps {
  days: readonly DayAhead[];
  selected: string;
  onSelect: (date: string) => void;
  clock: PlaceClock;
  /** Renders the content of a day. */
  children: (day: DayAhead) => ReactNode;
}

/** Shows a tab for today and each of the next days, with the best score of that day. */
function DayTabs({ days, selected, onSelect, clock, children }: DayTabsProps) {
  return (
    <Tabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.dayTabs} aria-label={t({ message: "Day", context: "one of the next days" })}>
        {days.map((day, index) => (
          <Tab key={day.date} id={day.date} className={styles.tab}>
            <span className={styles.name}>
              {index === 0 ? t`Today` : clock.weekday(day.start)}
              <span className={styles.number}> {clock.dayOfMonth(day.start)}</span>
            </span>
            {day.best && (
              <span className={classNames(styles.best, colors.scored)} data-rating={day.best.rating}>
                <BestScore score={day.best.score} />
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {days.map((day) => (
        <TabPanel key={day.date} id={day.date} className={styles.panel}>
          {children(day)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function BestScore({ score }: { score: number }) {
  return (
    <Trans>
      <span className={utilities.visuallyHidden}>, best score </span>
      {score}
    </Trans>
  );
}

/** Shows the hours of a day on a narrow screen: one line per hour, with the score as a bar. */
function HourRows({ day, clock, now, summary }: HoursProps) {
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
      <table className={styles.hourRows}>
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

/** Returns the hours to label below the chart, at most four. */
function ticksOf(hours: readonly ForecastHour[]): ForecastHour[] {
  const last = hours.length - 1;
  const indexes = new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last]);
  return hours.filter((_hour, index) => indexes.has(index));
}

interface HourRowProps {
  hour: ForecastHour;
  isNow: boolean;
  name: string;
  /** Describes the sun and moon events of the hour. */
  note: string;
}

function HourRow({ hour, isNow, name, note }: HourRowProps) {
  const units = useUnits();
  return (
    <tr>
      <th scope="row" className={isNow ? styles.now : ""}>
        {name}
        {note !== "" && <span className={styles.note}>{note}</span>}
      </th>
      <td className={styles.sky}>
        <span aria-hidden>{weatherEmoji(hour.conditions, hour.isDay)}</span>
        <span className={utilities.visuallyHidden}>{describeSkyShortly(hour.conditions, i18n)}</span>
        <Rain chance={hour.precipitationProbability} />
      </td>
      <td className={styles.temperature}>
        {wholeMeasure(units, "air_temperature", hour.temperature)}
        <span aria-hidden>°</span>
      </td>
      <td>
        <WindCell wind={hour.wind} />
      </td>
      <td>
        <span className={utilities.visuallyHidden}>
          {hour.pressure === null ? <NoFigure /> : pressureMeasure(units, hour.pressure)}
        </span>
        <span className={classNames(styles.score, colors.scored)} data-rating={hour.rating}>
          <span className={styles.track} aria-hidden>
            <span style={{ width: `${hour.score}%` }} />
          </span>
          <b>{hour.score}</b>
        </span>
      </td>
    </tr>
  );
}

/** The lowest chance of rain to show, in percent. */
const LEAST_CHANCE = 10;

function Rain({ chance }: { chance: number | null }) {
  if (chance === null || chance < LEAST_CHANCE) return null;
  const percent = whole(chance);
  return (
    <span className={styles.rain}>
      <Trans>
        <bdi>{percent}%</bdi>
        <span className={utilities.visuallyHidden}> chance of rain</span>
      </Trans>
    </span>
  );
}
