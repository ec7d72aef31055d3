import type { Counts as CountsAnswer } from "@creel/domain/insights/counts";
import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";
import { Link } from "react-router";

import { useCustomFields } from "../../custom-fields/data/use-custom-fields.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { countsQuery } from "../data/counts.query.ts";
import type { InsightFilters } from "../filters/filters-in-address.ts";
import { CsvButton } from "../rates/csv-button.tsx";
import { CountBars } from "./count-bars.tsx";
import { countLog, type LogCounts } from "./count-log.ts";
import type { CountedNames } from "./counts-csv.ts";
import { CustomCounts } from "./custom-counts.tsx";
import { HoursOfDay } from "./hours-of-day.tsx";
import { LureColors } from "./lure-colors.tsx";
import { MonthsByYear } from "./months-by-year.tsx";

import * as styles from "./counts.module.css";

export interface CountsProps {
  outings: Outings;
  filters: InsightFilters;
  lureName: (lure: string) => string;
  /** The personal bests, of a species or of all. */
  Bests: ComponentType<{ species: string | undefined }>;
}

/** What needs no hours, and says less. */
export function Counts(props: CountsProps) {
  const query = useQuery({ ...countsQuery, networkMode: "always" });
  const { data: counts } = query;
  return (
    <section className={styles.root} aria-labelledby="insights-counts">
      <h2 id="insights-counts">{t`Counts`}</h2>
      {counts && <KnownCounts counts={counts} {...props} />}
      {!counts && !hasFailed(query) && <Skeleton width="100%" height={280} />}
      {hasFailed(query) && (
        <LoadFailure
          title={t`Your catches could not be counted`}
          online={t`Everything you logged is safe. Creel did not answer. Try again in a moment.`}
          offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
          query={query}
        />
      )}
    </section>
  );
}

function KnownCounts({ counts, outings, filters, Bests, lureName }: CountsProps & { counts: CountsAnswer }) {
  const counted = useMemo(() => countLog(counts, outings, filters), [counts, outings, filters]);
  const fields = useCustomFields();
  const { catches, months } = counted;
  const year = latestYear(months);
  const all = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  return (
    <>
      <p className={styles.label}>
        {t`${all}, on a trip or not. Counts show when you went as much as when they bit.`}
      </p>
      {year !== undefined && (
        <p>
          <Link to={`/catches/years/${year}`}>{t`${year} on the water`}</Link>
        </p>
      )}
      {months.size > 0 && <Charts counted={counted} lureName={lureName} />}
      <Bests species={filters.species} />
      {months.size > 0 && (
        <CsvButton className={styles.save} onSave={async () => save(counted, { lureName, fields })}>
          {t`CSV of the counts`}
        </CsvButton>
      )}
    </>
  );
}

function latestYear(months: LogCounts["months"]): string | undefined {
  return [...months.keys()].toSorted().at(-1)?.slice(0, "yyyy".length);
}

function Charts({ counted, lureName }: Pick<CountsProps, "lureName"> & { counted: LogCounts }) {
  const { months, hoursOfDay, lures, waters, ownLures, custom, customOfTrips } = counted;
  return (
    <>
      <MonthsByYear months={months} hasReviews />
      {hoursOfDay.some((catches) => catches > 0) && <HoursOfDay hoursOfDay={hoursOfDay} />}
      <div className={styles.two}>
        {lures.length > 0 && <CountBars title={t`Lures`} counts={lures} nameOf={lureName} />}
        {waters.length > 0 && <CountBars title={t`Waters`} counts={waters} areWaters />}
      </div>
      <LureColors counts={ownLures} />
      <CustomCounts subject="catch" counts={custom} />
      <CustomCounts subject="trip" counts={customOfTrips} />
    </>
  );
}

async function save(counted: LogCounts, names: CountedNames): Promise<void> {
  const { saveCounts } = await import("./counts-csv.ts");
  await saveCounts(counted, names);
}
