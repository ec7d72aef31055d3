import { totalsOf } from "../factors/bin-outings.ts";
import { lureCodeOf } from "../lure-code.ts";
import type { Outing } from "../outings.ts";
import { ownRateOf } from "../statistics/bin-rates.ts";
import { sum } from "../statistics/sums.ts";
import { type BestHours, bestHours } from "./best-hours.ts";
import { binParts, binWhole, decideBins, type DecidedBin, type Deciding } from "./decided-bins.ts";
import { decideHours, hoursWithoutFish } from "./rates-by-clock.ts";
import { type CalendarRow, seasonalCalendar } from "./seasonal-calendar.ts";
import type { Share } from "./share-of-fish.ts";
import { decideSpecies, speciesOf } from "./species-rates.ts";

/** What an angler decides by: what was caught where and when, and how often nothing was. Nothing in it is a claim. */
export interface Decisions {
  /** Fish an hour of all that was fished. */
  ownRate: number;
  outings: number;
  hours: number;
  fish: number;
  /** Outings without a fish. */
  skunked: number;
  /** Of all hours those without a fish; `null` where none has fish with times. */
  none: Share | null;
  /** `null` where no hour stands out. */
  best: BestHours | null;
  /** From midnight, all 24. */
  byHour: DecidedBin[];
  /** The same in columns of two hours, all 12. */
  byTwoHours: DecidedBin[];
  /** "01" to "12". */
  byMonth: DecidedBin[];
  /** By the ids of waters and by the names of places that are no water, the highest rate first. */
  byWater: DecidedBin[];
  /** By the codes of `lureCodeOf`, the highest rate first. */
  byLure: DecidedBin[];
  /** By name, over all hours, the highest rate first; without any where one is asked for. */
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

/** Those with too few come last, of these the one with most hours first. */
function byRate(bins: readonly DecidedBin[]): DecidedBin[] {
  return bins.toSorted((one, other) => rankOf(other) - rankOf(one) || other.hours - one.hours);
}

function rankOf({ rate, fish, hours }: DecidedBin): number {
  return rate ? fish / hours : -1;
}
