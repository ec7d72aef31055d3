import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";

import { mediaStore } from "../../store/media-store.ts";
import { useStore } from "../../store/use-store.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useUnits } from "../../units/use-units.ts";
import { DayTabs } from "./hours/day-tabs.tsx";
import { type DayAhead, daysAhead } from "./hours/forecast-days.ts";
import { HourGrid } from "./hours/hour-grid.tsx";
import { HourRows } from "./hours/hour-rows.tsx";
import type { PlaceClock } from "./hours/place-clock.ts";
import { describePressure, pressurePoints } from "./hours/pressure-points.ts";
import { pressureMeasure } from "./hours/whole-measure.ts";
import { SkyBlocks } from "./sky-blocks.tsx";

import * as styles from "./place-weather.module.css";

interface HoursAndSkyProps {
  forecast: Forecast;
  /** Absent where it is not known. */
  weather: Weather | undefined;
  clock: PlaceClock;
  /** ISO; when the forecast was told. */
  now: string;
  isSouth: boolean;
}

/** A day of the next seven: its hours, its moon, its solunar periods and its light. */
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
  const words = {
    hour: clock.hour,
    measure: (pressure: number) => pressureMeasure(units, pressure),
  };
  const pressure = describePressure(pressurePoints(day.hours), words);
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

/** A day of 25 hours fits beside each other from here on: 1,200 px, more with larger letters. */
const gridRoom = mediaStore("(min-width: 75em)");

/** Whether the hours have room for a column each. */
function useHasGridRoom(): boolean {
  return useStore(gridRoom);
}
