import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../species/species-names.ts";
import { nameOfMonth } from "../decisions/by-month.tsx";
import { nameOfHour } from "../decisions/decision-texts.ts";
import { nameOfHalf } from "../decisions/season-calendar.tsx";
import type { BinNaming } from "../texts/name-bins.ts";

export interface NamedChart {
  title: string;
  rows: readonly (Pick<DecidedBin, "outings" | "hours" | "fish" | "rate"> & {
    name: string;
    none: DecidedBin["none"];
  })[];
}

/** Returns all charts of the decisions, with every bin that was fished. */
export function namedCharts(
  decisions: Decisions,
  { lureName, places }: Pick<BinNaming, "lureName" | "places">,
): NamedChart[] {
  const { byHour, byWater, byMonth, byLure, bySpecies, calendar } = decisions;
  const charts: [title: string, bins: readonly DecidedBin[], nameOf: (bin: string) => string][] = [
    [t`By hour`, byHour, (hour) => nameOfHour(Number(hour))],
    [t`By water`, byWater, (water) => places.get(water) ?? water],
    [t`By month`, byMonth, (month) => nameOfMonth(month, "long")],
    [t`By lure`, byLure, lureName],
    [t`By species`, bySpecies, speciesName],
  ];
  return [
    ...charts.map(([title, bins, nameOf]) => ({
      title,
      rows: bins.filter(({ hours }) => hours > 0).map((bin) => Object.assign({ name: nameOf(bin.bin) }, bin)),
    })),
    ...calendar.map(({ species, halves }) => ({
      title: speciesName(species),
      rows: halves.flatMap((cell, half) =>
        cell.hours > 0 ? [Object.assign({ name: nameOfHalf(half), none: null }, cell)] : [],
      ),
    })),
  ].filter(({ rows }) => rows.length > 0);
}
