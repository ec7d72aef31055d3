import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { formatDayAs, formatHours, formatMonth, formatRate } from "../../trips/format-trip.ts";
import { HeatCell, heatOf } from "../../ui/charts/heat-cell.tsx";
import { formatDecimals } from "../../units/numbers.ts";
import { Section } from "../../waters/parts/section.tsx";
import type { PeriodCount } from "./count-trips.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./months-by-year.module.css";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

interface MonthsByYearProps {
  /** By yyyy-mm. */
  months: ReadonlyMap<string, PeriodCount>;
}

/** The same month of one year below that of the next: fish, and fish an hour where hours are known. */
export function MonthsByYear({ months }: MonthsByYearProps) {
  const years = [...new Set([...months.keys()].map((period) => period.slice(0, 4)))].toSorted().toReversed();
  const most = Math.max(...[...months.values()].map(({ fish }) => fish));
  return (
    <Section
      level={3}
      title={t`Months`}
      note={t`fish, and fish an hour. 0: went out, caught none. –: no trip`}
    >
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <h4>{year}</h4>
          <ol className={styles.months}>
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
    </Section>
  );
}

interface MonthProps {
  /** yyyy-mm */
  period: string;
  count: PeriodCount | undefined;
  /** Fish of the best month. */
  most: number;
}

function Month({ period, count, most }: MonthProps) {
  const month = formatMonth(period);
  const said = count ? describe(count) : t`no trip`;
  return (
    <li title={`${month}: ${said}`}>
      <span className={utilities.visuallyHidden}>{`${month}: ${said}`}</span>
      <span className={styles.name} aria-hidden>
        {formatDayAs(`${period}-01`, { month: "short" })}
      </span>
      <HeatCell heat={count ? heatOf(count.fish, most) : null}>
        {count && formatDecimals(count.fish, { min: 0, max: 0, isGrouped: true })}
        {count && count.hours > 0 && count.fish > 0 && <small>{formatRate(count.fish / count.hours)}</small>}
      </HeatCell>
    </li>
  );
}

/** As in "12 fish, 4 trips, 1 blank, 13 h". */
function describe({ fish, trips, blanks, hours }: PeriodCount): string {
  const effort = formatHours(hours);
  return joinList([
    t`${plural(fish, { one: "# fish", other: "# fish" })}`,
    t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    blanks > 0 && t`${plural(blanks, { one: "# blank", other: "# blanks" })}`,
    hours > 0 && t`${effort} h`,
  ]);
}
