import type { Counting } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { type BinRate, binRates, ownRateOfBins } from "../statistics/bin-rates.ts";
import { binTotals } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { binWhole } from "./decided-bins.ts";

export interface CalendarCell {
  outings: number;
  hours: number;
  fish: number;
  /**
   * `null` with too few trips or hours, or if fewer than two fish of the species were caught and fewer than two would
   * be expected.
   */
  rate: BinRate | null;
}

export interface CalendarRow {
  species: string;
  /** Fish per hour of the species over all hours. */
  ownRate: number;
  /** All 24 half-months, starting in January. */
  halves: CalendarCell[];
}

const HALVES_OF_YEAR = 24;
const MIDDLE_OF_MONTH = 15;
const MOST_SPECIES = 6;
/** Cells with fewer fish would make a species look the same all year. */
const LEAST_FISH = 2;

/** Returns the rates per half-month of the species with the most fish. */
export function seasonalCalendar(
  outings: readonly Outing[],
  species: readonly string[],
  { isPerLine, quantiles }: Omit<Counting, "species"> & { quantiles: Quantiles },
): CalendarRow[] {
  const bins = Array.from({ length: HALVES_OF_YEAR }, (_, half) => String(half));
  return species.slice(0, MOST_SPECIES).map((name) => {
    const counting = { species: name, isPerLine };
    const binned = binWhole(outings, bins, { ...counting, binOf: ({ day }) => String(halfOf(day)) });
    const own = ownRateOfBins(binned);
    const { rates } = binRates(binned, own, { quantiles });
    const halves = bins.map((_, half) => {
      const totals = binTotals(binned, half);
      const isTelling = Math.max(totals.fish, own.rate * totals.hours) >= LEAST_FISH;
      return Object.assign(totals, { rate: isTelling ? (rates[half] ?? null) : null });
    });
    return { species: name, ownRate: own.rate, halves };
  });
}

/** Returns the half-month, 0 to 23. @param day yyyy-mm-dd */
function halfOf(day: string): number {
  const [, month = 1, date = 1] = day.split("-").map(Number);
  return 2 * (month - 1) + (date > MIDDLE_OF_MONTH ? 1 : 0);
}
