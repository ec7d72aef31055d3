import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { formatNumber } from "../../i18n/numbers.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { PopoverEmpty } from "../../ui/overlays/popover-empty.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { useSpeciesCounts } from "../logbook/use-logbook-counts.ts";
import { type FilterProps, hasFilters } from "./model/filters.ts";

import * as styles from "./species-legend.module.css";

interface SpeciesLegendProps extends FilterProps {
  className?: string;
}

export function SpeciesLegend({ filters, change, className }: SpeciesLegendProps) {
  const others = useMemo(() => ({ ...filters, species: undefined }), [filters]);
  const counts = useSpeciesCounts(others)?.species ?? [];
  const all = counts.map(({ species }) => species);
  const shown = filters.species ?? all;

  function toggle(name: string): void {
    const next = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name];
    const isAll = all.every((one) => next.includes(one));
    // Hiding the last species would leave the map empty, so it shows all again.
    change({ species: isAll || next.length === 0 ? undefined : next });
  }

  if (counts.length === 0) {
    return (
      <PopoverEmpty>
        {hasFilters(filters) ? t`No catch matches.` : t`Each species you log gets a line here.`}
      </PopoverEmpty>
    );
  }
  return (
    <ul className={classNames(styles.root, className)}>
      {counts.map(({ species, count }) => (
        <li key={species}>
          <button type="button" aria-pressed={shown.includes(species)} onClick={() => toggle(species)}>
            <SpeciesMark species={species} className={styles.mark} />
            <span className={styles.name}>{speciesName(species)}</span>
            <b>{formatNumber(count)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
