import { plural, t } from "@lingui/core/macro";
import { Link } from "react-router";

import { formatDayAs, formatMonth } from "../../dates/format-day.ts";
import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { capitalized } from "../../i18n/letter-case.ts";
import { HeatCell, heatOf } from "../../ui/heat-cell.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import { type PeriodCount, rateOfCount } from "./count-log.ts";
import { CountNumbers, type CountRow } from "./count-numbers.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./months-by-year.module.css";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

interface MonthsByYearProps {
  /** Keyed by yyyy-mm. */
  months: ReadonlyMap<string, PeriodCount>;
  /** Whether each year links to its review. */
  hasReviews?: boolean;
}

/**
 * Shows a row of months per year, so that the same months line up: fish, and fish per hour of the trips with hours.
 */
export function MonthsByYear({ months, hasReviews = false }: MonthsByYearProps) {
  const years = [...new Set([...months.keys()].map((period) => period.slice(0, 4)))].toSorted().toReversed();
  const most = Math.max(...[...months.values()].map(({ catches }) => catches));
  return (
    <Section
      level={3}
      title={t`Months`}
      note={t`fish, and fish per hour for months with at least 5 trips and 10 hours. 0: trips, no fish. –: no trip`}
    >
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <h4>{hasReviews ? <Link to={`/catches/years/${year}`}>{year}</Link> : year}</h4>
          <ol className={styles.months} aria-label={describeYear(year, months)}>
            {MONTHS.map((month) => (
              <Month
                key={month}
                period={`${year}-${month}`}
                count={months.get(`${year}-${month}`)}
                most={most}
              />
            ))}
          </ol>
        </div>
      ))}
      <CountNumbers
        title={t`Months`}
        note={t`Hours and fish per hour: only trips with known hours. –: no trip with hours, or under 5 trips or 10 hours, too few to say.`}
        columns={[t`Fish`, t`Trips`, t`Blanks`, t`Hours`, t`Fish per hour`]}
        rowsOf={() => numbersOf(months)}
      />
    </Section>
  );
}

/** Sorted latest first, like the years above. */
function numbersOf(months: MonthsByYearProps["months"]): CountRow[] {
  const latestFirst = [...months].toSorted(([one], [other]) => other.localeCompare(one));
  return latestFirst.map(([period, { catches, trips, blanks, ...fished }]) => ({
    name: capitalized(formatMonth(period)),
    figures: [
      formatCount(catches),
      formatCount(trips),
      formatCount(blanks),
      fished.hours > 0 ? formatHours(fished.hours) : <NoFigure key="hours" label={t`no trip with hours`} />,
      rateFigure(rateOfCount(fished)),
    ],
  }));
}

function rateFigure(rate: number | null) {
  return rate === null ? <NoFigure key="rate" label={t`too few to say`} /> : formatRate(rate);
}

/** Returns text such as "2025: 84 fish, most in July 2025: 29." */
function describeYear(year: string, months: MonthsByYearProps["months"]): string {
  const ofYear = [...months].filter(([period]) => period.startsWith(year));
  const all = ofYear.reduce((sum, [, { catches }]) => sum + catches, 0);
  const [best] = ofYear.toSorted(([, one], [, other]) => other.catches - one.catches);
  if (!best || all === 0) return t`${year}: no fish.`;
  const [period, { catches: most }] = best;
  const month = formatMonth(period);
  return t`${year}: ${plural(all, { one: "# fish", other: "# fish" })}, most in ${month}: ${most}.`;
}

interface MonthProps {
  /** Formatted as yyyy-mm. */
  period: string;
  count: PeriodCount | undefined;
  /** The number of fish in the best month. */
  most: number;
}

function Month({ period, count, most }: MonthProps) {
  const month = formatMonth(period);
  const description = count ? describe(count) : t`no trip`;
  const rate = count ? rateOfCount(count) : null;
  return (
    <li title={`${month}: ${description}`}>
      <span className={utilities.visuallyHidden}>{`${month}: ${description}`}</span>
      <span className={styles.name} aria-hidden>
        {formatDayAs(`${period}-01`, { month: "short" })}
      </span>
      <HeatCell heat={count ? heatOf(count.catches, most) : null}>
        {count && formatCount(count.catches)}
        {rate !== null && <small>{formatRate(rate)}</small>}
      </HeatCell>
    </li>
  );
}

/**
 * Returns text such as "12 fish, 5 trips, 1 blank, 0.92 fish per hour in 13 h". Leaves out the rate if there are too
 * few trips.
 */
function describe({ catches, trips, blanks, ...fished }: PeriodCount): string {
  const known = rateOfCount(fished);
  const [effort, rate] = [formatHours(fished.hours), formatRate(known ?? 0)];
  return joinList([
    t`${plural(catches, { one: "# fish", other: "# fish" })}`,
    t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    known !== null && t`${rate} fish per hour in ${effort} h`,
  ]);
}
