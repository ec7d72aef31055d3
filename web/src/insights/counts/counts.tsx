import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";

import { useCustomFields } from "../../custom-fields/use-custom-fields.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import type { InsightFilters } from "../filters/filters-in-address.ts";
import { CsvButton } from "../rates/csv-button.tsx";
import { CountBars } from "./count-bars.tsx";
import type { LogCounts } from "./count-log.ts";
import { saveCounts } from "./counts-csv.ts";
import { CustomCounts } from "./custom-counts.tsx";
import { HoursOfDay } from "./hours-of-day.tsx";
import { LureColors } from "./lure-colors.tsx";
import { useCounted } from "./use-counted.ts";

import * as styles from "./counts.module.css";

interface CountsProps {
  outings: Outings;
  filters: InsightFilters;
  lureName: (lure: string) => string;
}

/** What needs no hours, and says less. */
export function Counts({ outings, filters, lureName }: CountsProps) {
  const { query, counted } = useCounted(outings, filters);
  return (
    <div className={styles.root}>
      {counted && <KnownCounts counted={counted} lureName={lureName} />}
      {!counted && !hasFailed(query) && <Skeleton width="100%" height={280} />}
      {hasFailed(query) && (
        <LoadFailure
          title={t`Your catches could not be counted`}
          online={t`Everything you logged is safe. Creel did not answer. Try again in a moment.`}
          offline={t`Everything you logged is safe. You are offline. Try again once you have a signal.`}
          query={query}
        />
      )}
    </div>
  );
}

function KnownCounts({ counted, lureName }: Pick<CountsProps, "lureName"> & { counted: LogCounts }) {
  const fields = useCustomFields();
  const { catches, months } = counted;
  const all = t`${plural(catches, { one: "# catch", other: "# catches" })}`;
  return (
    <>
      <p className={styles.label}>
        {t`${all}, on a trip or not. Counts show when you went as much as when they bit.`}
      </p>
      {months.size > 0 && (
        <>
          <Charts counted={counted} lureName={lureName} />
          <CsvButton className={styles.save} onSave={async () => saveCounts(counted, { lureName, fields })}>
            {t`CSV of the counts`}
          </CsvButton>
        </>
      )}
    </>
  );
}

function Charts({ counted, lureName }: Pick<CountsProps, "lureName"> & { counted: LogCounts }) {
  const { hoursOfDay, lures, waters, ownLures, custom, customOfTrips } = counted;
  return (
    <>
      {hoursOfDay.some((caught) => caught > 0) && <HoursOfDay hoursOfDay={hoursOfDay} />}
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
