import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { Outings } from "@creel/domain/insights/outings";

import type { InsightFilters } from "../filters-in-address.ts";

export interface StatsProps {
  outings: Outings;
  /** When they came, in ms. */
  at: number;
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
}

export interface PartsProps extends StatsProps {
  decisions: Decisions;
  filters: InsightFilters;
  isPerLine: boolean;
  /** The most frequent first. */
  species: readonly string[];
  /** What verdicts compare, if that was chosen. */
  chosen: readonly FactorName[] | null;
  onChoose: (factors: readonly FactorName[]) => void;
}
