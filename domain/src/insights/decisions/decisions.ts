import { totalsOf, type Counting, fishOf, hoursOf } from "../factors/bin-outings.ts";
import { lureCodeOf } from "../lure-code.ts";
import type { Outing } from "../outings.ts";
import { clockHoursOf } from "../score/clock-hours-of.ts";
import { ownRateOf, type BinRate, binRates, ownRateOfBins, weigh } from "../statistics/bin-rates.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { centralInterval } from "../statistics/shrunken-rate.ts";
import { sum } from "../statistics/sums.ts";
import { type BestHours, bestHours } from "./best-hours.ts";
import { binParts, binWhole, decideBins, type DecidedBin, type Deciding } from "./decided-bins.ts";
import { type CalendarRow, seasonalCalendar } from "./seasonal-calendar.ts";
import { type Share, shareOfHours } from "./share-of-fish.ts";

/**
 * The numbers an angler decides by: what was caught where and when, and how often nothing was caught. They are not
 * claims about causes.
 */
export interface Decisions {
  /** Fish per hour over everything that was fished. */
  ownRate: number;
  outings: number;
  hours: number;
  fish: number;
  /** Outings without a fish. */
  skunked: number;
  /** The share of all hours without a fish; `null` if no outing has hours whose fish all have times. */
  none: Share | null;
  /** `null` where no hour stands out. */
  best: BestHours | null;
  /** All 24 hours, starting at midnight. */
  byHour: DecidedBin[];
  /** All 12 two-hour bins, starting at midnight. */
  byTwoHours: DecidedBin[];
  /** "01" to "12". */
  byMonth: DecidedBin[];
  /** Keyed by water id, or by place name if the place is not a water. Sorted by rate, highest first. */
  byWater: DecidedBin[];
  /** Keyed by the codes of `lureCodeOf`. Sorted by rate, highest first. */
  byLure: DecidedBin[];
  /**
   * Keyed by species name; rates are over all hours. Sorted by rate, highest first. Empty if the question is about one
   * species.
   */
  bySpecies: DecidedBin[];
  calendar: CalendarRow[];
}

type DecisionsOptions = Omit<Deciding, "own">;

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

export function decisionsOf(outings: readonly Outing[], options: DecisionsOptions): Decisions {
  const totals = outings.map((outing) => totalsOf(outing, options));
  const own = ownRateOf(totals);
  const deciding = { ...options, own };
  const byHour = decideHours(outings, deciding, 1);
  const byTwoHours = decideHours(outings, deciding, 2);
  const species = options.species === null ? speciesOf(outings) : [options.species];
  return {
    ownRate: own.rate,
    outings: outings.length,
    hours: sum(totals, ({ hours }) => hours),
    fish: sum(totals, ({ fish }) => fish),
    skunked: totals.filter(({ fish }) => fish === 0).length,
    none: hoursWithoutFish(outings, options),
    best: bestHours(byHour, byTwoHours, own.rate),
    byHour,
    byTwoHours,
    byMonth: decideWhole(outings, MONTHS, { ...deciding, binOf: ({ day }) => day.slice(5, 7) }),
    byWater: decideWaters(outings, deciding),
    byLure: decideLures(outings, deciding),
    bySpecies: options.species === null ? byRate(decideSpecies(outings, species, options)) : [],
    calendar: seasonalCalendar(outings, species, options),
  };
}

type ByOuting = Deciding & { binOf: (outing: Outing) => string | null };

function decideWhole(outings: readonly Outing[], bins: readonly string[], options: ByOuting): DecidedBin[] {
  return decideBins(binWhole(outings, bins, options), bins, options);
}

function decideWaters(outings: readonly Outing[], deciding: Deciding): DecidedBin[] {
  const waters = [...new Set(outings.flatMap((outing) => waterOf(outing) ?? []))];
  return byRate(decideWhole(outings, waters, { ...deciding, binOf: waterOf }));
}

function waterOf({ water, place_name: place }: Outing): string | null {
  return water?.id ?? place;
}

function decideLures(outings: readonly Outing[], deciding: Deciding): DecidedBin[] {
  const lures = new Set(
    outings.flatMap(({ segments }) => segments.flatMap((each) => lureCodeOf(each) ?? [])),
  );
  const bins = [...lures];
  return byRate(decideBins(binParts(outings, bins, { ...deciding, binOf: lureCodeOf }), bins, deciding));
}

/** Sorts by rate, highest first. Bins without a rate come last, those with the most hours first. */
function byRate(bins: readonly DecidedBin[]): DecidedBin[] {
  return bins.toSorted((one, other) => rankOf(other) - rankOf(one) || other.hours - one.hours);
}

function rankOf({ rate, fish, hours }: DecidedBin): number {
  return rate ? fish / hours : -1;
}

const HOURS_OF_DAY = 24;

/** Bins by hours of the angler's clock, `width` hours per bin. Each bin is named after its first hour, "0" to "23". */
function decideHours(outings: readonly Outing[], deciding: Deciding, width: 1 | 2): DecidedBin[] {
  const bins = Array.from({ length: HOURS_OF_DAY / width }, (_, index) => String(width * index));
  const nameOf = (hour: number) => String(hour - (hour % width));
  const binned = binParts(outings, bins, {
    ...deciding,
    binOf: ({ start }, { time_zone: timeZone }) => nameOf(clockHour(start, timeZone)),
  });
  const fished = fishedHours(outings, deciding);
  return decideBins(binned, bins, deciding).map(({ bin, outings: trips, hours, fish, rate }) => {
    const ofBin = fished.filter(({ hour }) => nameOf(hour) === bin);
    return { bin, outings: trips, hours, fish, rate, none: rate && shareOfHours(ofBin) };
  });
}

/** Returns the share of all hours without a fish; `null` before the first hour. */
function hoursWithoutFish(outings: readonly Outing[], counting: Counting): Share | null {
  const fished = fishedHours(outings, counting);
  return fished.length > 0 ? shareOfHours(fished) : null;
}

interface FishedHour {
  /** 0 to 23 on the angler's clock. */
  hour: number;
  hours: number;
  /** Whether the hour had no fish. */
  isIn: boolean;
}

/** Merges the segments of each clock hour of each outing, even if lures or places changed within the hour. */
function fishedHours(outings: readonly Outing[], counting: Counting): FishedHour[] {
  return outings.flatMap((outing) => {
    if (fishOf(outing.untimed, counting) > 0) return [];
    return clockHoursOf(outing).map((segments) => ({
      hour: clockHour(segments[0]?.start ?? "", outing.time_zone),
      hours: sum(segments, (segment) => hoursOf(segment, counting)),
      isIn: segments.every(({ fish }) => fishOf(fish, counting) === 0),
    }));
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockHour(instant: string, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, format);
  return Number(format.format(new Date(instant)));
}

type Options = Omit<Counting, "species"> & { quantiles: Quantiles };

/** The pseudo-count of fish in Jeffreys' prior. */
const PRIOR_FISH = 0.5;

/** Sorted by number of fish, highest first. */
function speciesOf(outings: readonly Outing[]): string[] {
  const counts = new Map<string, number>();
  for (const { segments, untimed } of outings) {
    for (const fish of [untimed, ...segments.map((segment) => segment.fish)]) {
      for (const [name, count] of Object.entries(fish)) counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * Rates each species over all hours. Rates are not shrunk toward a common rate, because species differ far more than
 * hours or waters do.
 */
function decideSpecies(
  outings: readonly Outing[],
  species: readonly string[],
  options: Options,
): DecidedBin[] {
  return species.flatMap((name) => {
    const counting = { species: name, isPerLine: options.isPerLine };
    const fished = outings.filter((outing) => totalsOf(outing, counting).hours > 0);
    const binned = binWhole(fished, [name], { ...counting, binOf: () => name });
    const own = ownRateOfBins(binned);
    const [bin] = decideBins(binned, [name], { own, quantiles: options.quantiles });
    if (!bin) return [];
    return [{ ...bin, rate: bin.rate && undrawn(bin.rate, binned, options.quantiles) }];
  });
}

function undrawn(rate: BinRate, binned: readonly BinnedOuting[], quantiles: Quantiles): BinRate {
  const own = ownRateOfBins(binned);
  const { clumping } = binRates(binned, own, { quantiles });
  const { fish, hours } = weigh(binned, 0, own);
  const gamma = { shape: PRIOR_FISH + fish / clumping, rate: hours / clumping };
  const mean = gamma.shape / gamma.rate;
  return { ...rate, mean, likely: centralInterval({ ...gamma, mean }, 0.95, quantiles) };
}
