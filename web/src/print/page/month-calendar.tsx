import { CalendarDate, getDayOfWeek } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";

import { formatDayAs, formatLongDay } from "../../dates/format-day.ts";
import { dateLocale } from "../../i18n/locale.ts";
import type { PrintedDay } from "./printed-days.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./month-calendar.module.css";

interface MonthCalendarProps {
  /** yyyy-mm. */
  month: string;
  /** The days with a trip or a fish, by yyyy-mm-dd. */
  days: ReadonlyMap<string, PrintedDay>;
}

/** A month with the number of fish in each day's box. A day out without a fish is a dashed box with 0. */
export function MonthCalendar({ month, days }: MonthCalendarProps) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const first = new CalendarDate(year, number, 1);
  const before = getDayOfWeek(first, dateLocale);
  const start = first.subtract({ days: before });
  const all = Array.from({ length: first.calendar.getDaysInMonth(first) }, (_, index) =>
    first.add({ days: index }).toString(),
  );
  return (
    <div className={styles.root}>
      {Array.from({ length: 7 }, (_, index) => start.add({ days: index }).toString()).map((day) => (
        <b key={day} className={styles.weekday} aria-hidden>
          {formatDayAs(day, { weekday: "narrow" })}
        </b>
      ))}
      {Array.from({ length: before }, (_, index) => (
        <i key={index} />
      ))}
      {all.map((day) => (
        <DayBox key={day} day={day} known={days.get(day)} />
      ))}
    </div>
  );
}

function DayBox({ day, known }: { day: string; known: PrintedDay | undefined }) {
  const kind = known && (known.fish > 0 ? "fish" : "blank");
  return (
    <span className={styles.day} data-kind={kind}>
      <span className={styles.number} aria-hidden>
        {Number(day.slice("2026-11-".length))}
      </span>
      {known && (
        <>
          <b aria-hidden>{known.fish}</b>
          <span className={utilities.visuallyHidden}>{describeDay(day, known.fish)}</span>
        </>
      )}
    </span>
  );
}

function describeDay(day: string, fish: number): string {
  const when = formatLongDay(day);
  return t`${when}: ${plural(fish, { one: "# fish", other: "# fish" })}`;
}
