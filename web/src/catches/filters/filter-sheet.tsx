import { plural, t } from "@lingui/core/macro";

import { formatNumber } from "../../i18n/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useCorrectedFilters } from "../logbook/use-catch-list.ts";
import { useCatchTotals } from "../logbook/use-logbook-counts.ts";
import { CustomFilters } from "./choices/custom-filters.tsx";
import { DateFilter } from "./choices/date-filter.tsx";
import { FateFilter } from "./choices/fate-filter.tsx";
import { LureFilter } from "./choices/lure-filter.tsx";
import { OwnLureFilter, RodFilter, VariantFilter } from "./choices/own-gear-filters.tsx";
import { PhotoFilter } from "./choices/photo-filter.tsx";
import { PlaceFilter } from "./choices/place-filter.tsx";
import { SizeFilter } from "./choices/size-filter.tsx";
import { SpeciesFilter } from "./choices/species-filter.tsx";
import { WaterFilter } from "./choices/water-filter.tsx";
import { WeatherFilter } from "./choices/weather-filter.tsx";
import { type AllFiltersProps, hasFilters } from "./model/filters.ts";
import { SortChoice } from "./sort-choice.tsx";

import * as styles from "./filter-sheet.module.css";

interface FilterSheetProps extends AllFiltersProps {
  onClose: () => void;
}

export function FilterSheet({ address, isOnMap, onClose }: FilterSheetProps) {
  const { filters, change, clear } = address;
  const totals = useCatchTotals(useCorrectedFilters(filters).corrected);
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Filters`} onClose={onClose} />
      <DialogBody className={styles.root}>
        {!isOnMap && <SortChoice filters={filters} change={change} />}
        <SpeciesFilter filters={filters} change={change} />
        <DateFilter filters={filters} change={change} />
        <PlaceFilter filters={filters} change={change} hasView={!isOnMap} />
        <WeatherFilter filters={filters} change={change} />
        <FateFilter filters={filters} change={change} />
        <WaterFilter filters={filters} change={change} />
        <OwnLureFilter filters={filters} change={change} />
        <VariantFilter filters={filters} change={change} />
        <RodFilter filters={filters} change={change} />
        <LureFilter filters={filters} change={change} />
        <PhotoFilter filters={filters} change={change} />
        <SizeFilter filters={filters} change={change} />
        <CustomFilters filters={filters} change={change} areAll />
      </DialogBody>
      <DialogFoot>
        {hasFilters(filters) && (
          <Button look="quiet" data-start onPress={clear}>
            {t`Clear all`}
          </Button>
        )}
        <Button look="deep" onPress={onClose}>
          {totals ? describeCount(totals.count) : t`Show catches`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function describeCount(count: number): string {
  const shown = formatNumber(count);
  return t`${plural(count, { one: `Show ${shown} catch`, other: `Show ${shown} catches` })}`;
}
