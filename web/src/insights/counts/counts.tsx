import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import type { InsightFilters } from "../filters/use-insight-filters.ts";
import { isMeant } from "../report/use-report.ts";
import { countTrips } from "./count-trips.ts";
import { HoursOfDay } from "./hours-of-day.tsx";
import { MonthsByYear } from "./months-by-year.tsx";

import * as styles from "./counts.module.css";

interface CountsProps {
  outings: Outings;
  filters: InsightFilters;
}

/** What needs no hours, and says less. */
export function Counts({ outings, filters }: CountsProps) {
  const { months, hoursOfDay } = useMemo(() => {
    const meant = {
      outings: outings.outings.filter((outing) => isMeant(outing, filters)),
      without_hours: outings.without_hours.filter((outing) => isMeant(outing, filters)),
    };
    return countTrips(meant, filters.species);
  }, [outings, filters]);
  if (months.size === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="insights-counts">
      <h2 id="insights-counts">{t`Counts`}</h2>
      <p className={styles.label}>{t`They show when you went as much as when they bit.`}</p>
      <MonthsByYear months={months} />
      {hoursOfDay.some((fish) => fish > 0) && <HoursOfDay hoursOfDay={hoursOfDay} />}
    </section>
  );
}
