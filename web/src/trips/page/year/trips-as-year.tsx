import { t } from "@lingui/core/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

import { useSpeciesCounts } from "../../../catches/logbook/use-logbook-counts.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { ChoiceFilter } from "../../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd } from "../../../ui/filters/filter-row.tsx";
import { useNow } from "../../../ui/hooks/use-now.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import type { CalendarOf } from "../../data/read-trips.ts";
import { useTripCalendar } from "../../data/use-trips.ts";
import { TripsFailure } from "../parts/trips-failure.tsx";
import { type Days, sumOfDays } from "./day-cell.tsx";
import { stepsOf } from "./heat.ts";
import { MonthOfYear } from "./month-of-year.tsx";

import * as styles from "./trips-as-year.module.css";

interface TripsAsYearProps {
  shown: CalendarOf;
  onYear: (year: number) => void;
  /** Called with `undefined` for all species. */
  onSpecies: (species: string | undefined) => void;
  /** Shown at the end of the row of controls. */
  children?: ReactNode;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A year's trips and fish by day, for all species or for the fish of one. */
export function TripsAsYear({ shown, onYear, onSpecies, children }: TripsAsYearProps) {
  const { year, species } = shown;
  const { pendingDays, ...query } = useTripCalendar(shown);
  const isMissing = hasFailed(query);
  const days = isMissing ? undefined : query.data?.days;
  return (
    <>
      <FilterRow label={t`Year`} className={styles.controls}>
        <YearChoice year={year} onYear={onYear} />
        <SpeciesChoice species={species} onSpecies={onSpecies} />
        {children && <FilterRowEnd>{children}</FilterRowEnd>}
      </FilterRow>
      {isMissing && <TripsFailure title={t`The year could not be loaded`} query={query} />}
      {!isMissing && !days && <Skeleton width="100%" height={640} />}
      {days && (
        <div className={classNames(query.isPlaceholderData && styles.stale)}>
          <div className={styles.summary}>
            <HeatLegend most={mostFish(days)} species={species} hasPending={pendingDays.size > 0} />
            <p role="status">{sumOfDays(days)}</p>
          </div>
          <div className={styles.months}>
            {MONTHS.map((month) => (
              <MonthOfYear
                key={month}
                year={year}
                month={month}
                species={species}
                days={days}
                most={mostFish(days)}
                pendingDays={pendingDays}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** A choice of the caught species, most frequent first. Renders nothing before the first fish. */
function SpeciesChoice({
  species,
  onSpecies,
}: Pick<TripsAsYearProps, "onSpecies"> & Pick<CalendarOf, "species">) {
  const counted = (useSpeciesCounts()?.species ?? []).map((each) => each.species);
  const isUnknown = species !== undefined && !counted.includes(species);
  const choices = isUnknown ? [species, ...counted] : counted;
  if (choices.length === 0) return null;
  return (
    <ChoiceFilter
      name={t`Species`}
      any={t`All species`}
      choices={choices.map((id) => ({ id, label: speciesName(id) }))}
      value={species}
      onChange={onSpecies}
    />
  );
}

function YearChoice({ year, onYear }: Pick<CalendarOf, "year"> & Pick<TripsAsYearProps, "onYear">) {
  const now = useNow();
  return (
    <div className={styles.year}>
      <IconButton isFramed label={t`Previous year`} onPress={() => onYear(year - 1)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <b aria-live="polite">{year}</b>
      <IconButton
        isFramed
        label={t`Next year`}
        isDisabled={year >= now.getFullYear()}
        onPress={() => onYear(year + 1)}
      >
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
}

function mostFish(days: Days): number {
  return Math.max(0, ...days.map(({ fish }) => fish));
}

interface HeatLegendProps {
  /** Fish on the year's best day. */
  most: number;
  /** `undefined` for all species. */
  species: string | undefined;
  /** True if some day has changes that are on this device alone. */
  hasPending: boolean;
}

function HeatLegend({ most, species, hasPending }: HeatLegendProps) {
  const end = Math.max(1, most);
  const name = species === undefined ? null : speciesName(species);
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.swatches} aria-hidden>
          {stepsOf(end).map((step) => (
            <span key={step} className={styles.swatch} data-heat={step} />
          ))}
        </span>
        {end === 1 ? t`1 fish` : t`1 to ${end} fish`}
      </li>
      <li>
        <span className={styles.swatch} data-heat="blank" aria-hidden />
        {t`Blank`}
      </li>
      {name !== null && <li>{t`–: a trip without ${name}`}</li>}
      {hasPending && (
        <li>
          <span className={styles.swatch} data-on-device aria-hidden />
          {t`On this phone`}
        </li>
      )}
      <li>{t`Species initials: heaviest so far`}</li>
    </ul>
  );
}
