import { CalendarDate, getDayOfWeek } from "@internationalized/date";

import { capitalized } from "../../../i18n/letter-case.ts";
import { dateLocale } from "../../../i18n/locale.ts";
import { DayCell, type Days, sumOfDays } from "./day-cell.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-year.module.css";

interface MonthOfYearProps {
  year: number;
  /** 1 to 12. */
  month: number;
  /** `undefined` for all species. */
  species: string | undefined;
  /** The days of the whole year. */
  days: Days;
  /** Fish on the year's best day. */
  most: number;
  /** The days (yyyy-mm-dd) with changes that are on this device alone. */
  pendingDays: ReadonlySet<string>;
}

export function MonthOfYear({ year, month, species, days, most, pendingDays }: MonthOfYearProps) {
  const first = new CalendarDate(year, month, 1);
  const period = first.toString().slice(0, "2026-11".length);
  const own = days.filter(({ day }) => day.startsWith(period));
  const name = capitalized(nameOf(first, { month: "long" }));
  return (
    <table className={styles.month} aria-label={name} data-empty={own.length === 0 || undefined}>
      <caption>
        <span className={styles.head}>
          <b>{name}</b>
          <span>{sumOfDays(own)}</span>
        </span>
      </caption>
      <thead>
        <tr>
          {weekFrom(first).map((day) => (
            <th key={day.toString()} scope="col">
              <span aria-hidden>{nameOf(day, { weekday: "narrow" })}</span>
              <span className={utilities.visuallyHidden}>{nameOf(day, { weekday: "long" })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) =>
              day.month === month ? (
                <DayCell
                  key={day.toString()}
                  date={day.toString()}
                  species={species}
                  known={own.find((each) => each.day === day.toString())}
                  most={most}
                  isPending={pendingDays.has(day.toString())}
                />
              ) : (
                <td key={day.toString()} aria-hidden />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the seven days of the week that starts on or before `one`. */
function weekFrom(one: CalendarDate): CalendarDate[] {
  const start = one.subtract({ days: getDayOfWeek(one, dateLocale) });
  return Array.from({ length: 7 }, (_, index) => start.add({ days: index }));
}

/** Returns whole weeks, including days of the months before and after. */
function weeksOf(first: CalendarDate): CalendarDate[][] {
  const before = getDayOfWeek(first, dateLocale);
  const length = first.calendar.getDaysInMonth(first);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    weekFrom(first.add({ weeks: week })),
  );
}

function nameOf(day: CalendarDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" }).format(day.toDate("UTC"));
}
