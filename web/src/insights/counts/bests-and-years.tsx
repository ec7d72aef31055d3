import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";
import { Link } from "react-router";

import { Section } from "../../ui/layout/section.tsx";
import type { InsightFilters } from "../filters/filters-in-address.ts";
import type { LogCounts } from "./count-log.ts";
import { MonthsByYear } from "./months-by-year.tsx";
import { PersonalBests } from "./personal-bests.tsx";
import { useCounted } from "./use-counted.ts";

import * as styles from "./bests-and-years.module.css";

interface BestsAndYearsProps {
  outings: Outings;
  filters: InsightFilters;
}

/** The heaviest and longest of the whole log, each year with its review, and its months. */
export function BestsAndYears({ outings, filters }: BestsAndYearsProps) {
  const { counted } = useCounted(outings, filters);
  return (
    <Section title={t`Bests and years`}>
      <PersonalBests species={filters.species} />
      {counted && counted.months.size > 0 && (
        <>
          <Years months={counted.months} />
          <MonthsByYear months={counted.months} />
        </>
      )}
    </Section>
  );
}

/** The latest first, each with the way to its review. */
function Years({ months }: Pick<LogCounts, "months">) {
  const years = new Map<string, { trips: number; catches: number }>();
  for (const [period, { trips, catches }] of months) {
    const year = period.slice(0, "yyyy".length);
    const known = years.get(year) ?? { trips: 0, catches: 0 };
    years.set(year, { trips: known.trips + trips, catches: known.catches + catches });
  }
  const latestFirst = [...years].toSorted(([one], [other]) => other.localeCompare(one));
  return (
    <ul className={styles.years} aria-label={t`Years`}>
      {latestFirst.map(([year, { trips, catches }]) => (
        <li key={year}>
          <Link to={`/catches/years/${year}`}>
            <b>{year}</b>
            <span>
              {t`${plural(trips, { one: "# trip", other: "# trips" })}, ${plural(catches, { one: "# fish", other: "# fish" })}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
