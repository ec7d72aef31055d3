import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { Outings } from "@creel/domain/insights/outings";

import type { InsightFilters } from "../filters-in-address.ts";

export interface StatsProps {
  outings: Outings;
  /** When the outings arrived, in ms since 1970. */
  at: number;
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

export interface PartsProps extends StatsProps {
  decisions: Decisions;
  filters: InsightFilters;
  isPerLine: boolean;
  /** Sorted by number of fish, highest first. */
  species: readonly string[];
  /** The factors that the user chose to compare; `null` if none were chosen. */
  chosen: readonly FactorName[] | null;
  onChoose: (factors: readonly FactorName[]) => void;
}
