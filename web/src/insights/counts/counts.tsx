import type { Outings } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { useCustomFields } from "../../custom-fields/use-custom-fields.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { locale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import { CsvButton } from "../rates/csv-button.tsx";
import { CountBars } from "./count-bars.tsx";
import type { LogCounts } from "./count-log.ts";
import { CountNumbers } from "./count-numbers.tsx";
import { saveCounts } from "./counts-csv.ts";
import { CustomCounts } from "./custom-counts.tsx";
import { LureColors } from "./lure-colors.tsx";
import { useCounted } from "./use-counted.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./counts.module.css";

interface CountsProps {
  outings: Outings;
  filters: InsightFilters;
  lureName: (lure: string) => string;
}

/** Shows counts, which need no hours but say less than rates. */
export function Counts({ outings, filters, lureName }: CountsProps) {
  const { query, counted } = useCounted(outings, filters);
  return (
    <div className={styles.root}>
      {counted && <KnownCounts counted={counted} lureName={lureName} />}
      {!counted && !hasFailed(query) && <Skeleton width="100%" height={280} />}
      {hasFailed(query) && (
        <LoadFailure
          title={t`Your catches could not be counted`}
          online={t`Everything you logged is safe. Creel didn’t answer. Try again in a moment.`}
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
  const all = t`${plural(catches, { one: "# fish", other: "# fish" })}`;
  return (
    <>
      <p className={styles.label}>
        {t`${all}, on a trip or not. Counts also reflect how often you went, not just how the fish bit.`}
      </p>
      {months.size > 0 && (
        <>
          <Charts counted={counted} lureName={lureName} />
          <CsvButton className={styles.save} onSave={async () => saveCounts(counted, { lureName, fields })}>
            {t`Save counts as CSV`}
          </CsvButton>
        </>
      )}
    </>
  );
}

function Charts({ counted, lureName }: Pick<CountsProps, "lureName"> & { counted: LogCounts }) {
  const { hoursOfDay, lures, waters, fates, keptSpecies, ownLures, custom, customOfTrips } = counted;
  return (
    <>
      {hoursOfDay.some((caught) => caught > 0) && <HoursOfDay hoursOfDay={hoursOfDay} />}
      <div className={styles.two}>
        {lures.length > 0 && <CountBars title={t`Lures`} counts={lures} nameOf={lureName} />}
        {waters.length > 0 && <CountBars title={t`Waters`} counts={waters} areWaters />}
      </div>
      {fates.length > 0 && (
        <div className={styles.two}>
          <CountBars title={t`Kept or released`} counts={fates} nameOf={(fate) => choiceName("fate", fate)} />
          {keptSpecies.length > 0 && (
            <CountBars title={t`Kept by species`} counts={keptSpecies} nameOf={speciesName} />
          )}
        </div>
      )}
      <LureColors counts={ownLures} />
      <CustomCounts subject="catch" counts={custom} />
      <CustomCounts subject="trip" counts={customOfTrips} />
    </>
  );
}

/** The number of hours from one label to the next. */
const LABEL_STEP = 6;
const HOUR = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" });

interface HoursOfDayProps {
  /** Fish per clock hour, starting at midnight. */
  hoursOfDay: readonly number[];
}

function HoursOfDay({ hoursOfDay }: HoursOfDayProps) {
  const most = Math.max(1, ...hoursOfDay);
  const all = hoursOfDay.reduce((sum, fish) => sum + fish, 0);
  const when = nameOf(hoursOfDay.indexOf(most));
  return (
    <Section level={3} title={t`Hour of the day`} note={t`fish by hour, where the time is known`}>
      <ol className={styles.hoursOfDay} aria-label={t`Most at ${when}: ${most} of ${all}.`}>
        {hoursOfDay.map((fish, hour) => (
          <li key={nameOf(hour)} title={describe(hour, fish)}>
            <span className={utilities.visuallyHidden}>{describe(hour, fish)}</span>
            <span className={styles.count} aria-hidden>
              {fish > 0 && formatCount(fish)}
            </span>
            <span className={styles.bar} style={{ blockSize: `${(100 * fish) / most}px` }} />
            <span className={styles.hour} aria-hidden>
              {hour % LABEL_STEP === 0 && nameOf(hour)}
            </span>
          </li>
        ))}
      </ol>
      <CountNumbers
        title={t`Hour of the day`}
        note={t`Each hour counts fish up to the next hour. Fish without a time aren’t counted.`}
        columns={[t`Fish`]}
        rowsOf={() => hoursOfDay.map((fish, hour) => ({ name: nameOf(hour), figures: [formatCount(fish)] }))}
      />
    </Section>
  );
}

function describe(hour: number, fish: number): string {
  const when = nameOf(hour);
  return t`${when}: ${plural(fish, { one: "# fish", other: "# fish" })}`;
}

/** Returns an hour such as "6 AM". */
function nameOf(hour: number): string {
  return HOUR.format(new Date(Date.UTC(2026, 0, 1, hour)));
}
