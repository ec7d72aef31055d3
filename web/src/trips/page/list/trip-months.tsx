import type { TripSummary } from "@creel/domain/trips/trip";
import type { PeriodStats } from "@creel/domain/trips/trip-list";
import { plural, t } from "@lingui/core/macro";
import { Link } from "react-router";

import { formatMonth } from "../../../dates/format-day.ts";
import { formatHours, formatRate } from "../../../dates/format-trip.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { capitalized } from "../../../i18n/letter-case.ts";
import { formatDecimals } from "../../../i18n/numbers.ts";
import { groupRows } from "../../../ui/table/group-rows.ts";
import { rateOf, scaleOf, reliableRate } from "../../data/rates.ts";
import { TripRow } from "./trip-row.tsx";

import * as styles from "./trip-months.module.css";

interface TripMonthsProps {
  trips: readonly TripSummary[];
  /** Totals by month; empty if only some trips of a month are shown. */
  months: readonly PeriodStats[];
  /** Fish per hour over all trips; `null` if unknown. */
  average: number | null;
}

export function TripMonths({ trips, months, average }: TripMonthsProps) {
  const scale = scaleOf(Math.max(0, ...trips.map((trip) => rateOf(trip) ?? 0)));
  const end = formatDecimals(scale, { min: 0, max: 0, isGrouped: true });
  return groupRows(trips, (trip) => trip.started_on.slice(0, "2026-11".length)).map(
    ({ name = "", rows }, index) => (
      <section key={name} className={styles.month} aria-labelledby={`month-${name}`}>
        <div className={styles.head}>
          <h3 id={`month-${name}`}>{capitalized(formatMonth(name))}</h3>
          <MonthSum month={months.find(({ period }) => period === name)} />
        </div>
        {index === 0 && (
          <div className={styles.columns} aria-hidden>
            <span className={styles.fished}>{t`Fished`}</span>
            <span>{t`Fish`}</span>
            <span>{t`Fish per hour, up to ${end}`}</span>
          </div>
        )}
        <ul>
          {rows.map((trip) => (
            <TripRow key={trip.id} trip={trip} scale={scale} average={average} />
          ))}
        </ul>
      </section>
    ),
  );
}

/** Example: "6 trips, 2 blanks, 19.0 h, 0.47 per hour". Leaves out the rate if there are too few trips. */
function MonthSum({ month }: { month: PeriodStats | undefined }) {
  if (!month) return null;
  const { trips, blanks } = month;
  const [rate, hours] = [reliableRate(month), formatHours(month.hours)];
  const perHour = rate === null ? "" : formatRate(rate);
  const parts = [
    t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    month.hours > 0 && t`${hours} h`,
    rate !== null && t`${perHour} per hour`,
  ];
  const name = formatMonth(month.period);
  return (
    <p className={styles.sum}>
      {joinList(parts)}
      <Link className={styles.print} to={`/print/month/${month.period}`} aria-label={t`Print ${name}`}>
        {t`Print`}
      </Link>
    </p>
  );
}
