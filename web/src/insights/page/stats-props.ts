import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { Outings } from "@creel/domain/insights/outings";
import type { ComponentType } from "react";

import type { InsightFilters } from "../filters/filters-in-address.ts";

export interface StatsProps {
  outings: Outings;
  /** When they came, in ms. */
  at: number;
  /** What a person reads of a lure. */
  lureName: (lure: string) => string;
  /** The personal bests, of a species or of all. */
  Bests: ComponentType<{ species: string | undefined }>;
  /** The trial of two lures, by the codes of `lureCodeOf`; of any two without them. */
  LureTrial: ComponentType<{ lures: readonly [string, string] | undefined }>;
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
