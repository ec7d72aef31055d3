import type { DidYouMean } from "@creel/domain/catches/catch-list";
import { SPECIES_MAX_LENGTH } from "@creel/domain/details/details";
import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, Suspense, startTransition, useState } from "react";

import { formatNumber } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { ClearFilters, FilterRow, FilterRowEnd } from "../../ui/filters/filter-row.tsx";
import { SearchBox } from "../../ui/filters/search-box.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { DateFilter } from "./choices/date-filter.tsx";
import { FateFilter } from "./choices/fate-filter.tsx";
import { PlaceFilter } from "./choices/place-filter.tsx";
import { SpeciesFilter } from "./choices/species-filter.tsx";
import { WeatherFilter } from "./choices/weather-filter.tsx";
import {
  type AllFiltersProps,
  hasRarer,
  hasFilters,
  countFilters,
  type FiltersInAddress,
} from "./model/filters.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./filter-bar.module.css";

const RarerFilters = lazyPart(async () => (await import("./rarer-filters.tsx")).RarerFilters);

export interface FilterBarProps {
  address: FiltersInAddress;
  correction: DidYouMean | null;
  /** The view of the map is no filter on the map itself. */
  isOnMap?: boolean;
  className?: string;
  children?: ReactNode;
}

/** On a phone the rarer filters are behind a button. */
export function FilterBar({ address, correction, isOnMap = false, className, children }: FilterBarProps) {
  const { filters, change } = address;
  const isPhone = useIsPhone();
  return (
    <section
      className={classNames(styles.root, className)}
      data-on-map={isOnMap || undefined}
      aria-label={t`Filters`}
    >
      <FilterRow className={styles.row}>
        <SearchBox
          className={styles.search}
          where={t`Species, lure, notes`}
          maxLength={SPECIES_MAX_LENGTH}
          value={filters.q ?? ""}
          onChange={(q) => change({ q: q || undefined })}
        />
        <SpeciesFilter filters={filters} change={change} />
        <DateFilter filters={filters} change={change} />
        {!isPhone && <DesktopFilters address={address} isOnMap={isOnMap} />}
        <AllFilters address={address} isOnMap={isOnMap} />
        {!isPhone && <ClearButton address={address} />}
        {children && <FilterRowEnd>{children}</FilterRowEnd>}
      </FilterRow>
      <CorrectionLine correction={correction} isOnMap={isOnMap} />
    </section>
  );
}

interface DeskFiltersProps {
  address: FiltersInAddress;
  isOnMap: boolean;
}

/** The frequent filters, and of the others those that are set. */
function DesktopFilters({ address: { filters, change }, isOnMap }: DeskFiltersProps) {
  return (
    <>
      <PlaceFilter filters={filters} change={change} hasView={!isOnMap} />
      <WeatherFilter filters={filters} change={change} />
      <FateFilter filters={filters} change={change} />
      <Suspense>{hasRarer(filters) && <RarerFilters filters={filters} change={change} />}</Suspense>
    </>
  );
}

function ClearButton({ address: { filters, clear } }: { address: FiltersInAddress }) {
  if (!hasFilters(filters)) return null;
  return <ClearFilters onPress={clear} />;
}

const FilterSheet = lazyPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

function AllFilters(props: AllFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.address.filters);
  return (
    <>
      <IconButton
        label={count === 0 ? t`All filters` : t`All filters, ${count} set`}
        isFramed
        className={styles.allFilters}
        aria-haspopup="dialog"
        onPress={() => startTransition(() => setIsOpen(true))}
      >
        <Icon of={SlidersHorizontal} isSmall />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </IconButton>
      <Suspense>{isOpen && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

interface CorrectionLineProps {
  correction: DidYouMean | null;
  isOnMap: boolean;
}

/** Renders a line such as "No catches match wallye. 16 match Walleye." */
function CorrectionLine({ correction, isOnMap }: CorrectionLineProps) {
  return (
    <p
      role="status"
      className={correction ? styles.correctionLine : utilities.visuallyHidden}
      data-on-map={isOnMap || undefined}
    >
      {correction && <Sentences {...correction} />}
    </p>
  );
}

function Sentences({ from, to, total }: DidYouMean) {
  const shown = formatNumber(total);
  return (
    <Plural
      value={total}
      one={
        <Trans>
          No catches match <b>{from}</b>. {shown} matches <b>{to}</b>.
        </Trans>
      }
      other={
        <Trans>
          No catches match <b>{from}</b>. {shown} match <b>{to}</b>.
        </Trans>
      }
    />
  );
}
