import { sum } from "../statistics/sums.ts";
import type { DecidedBin } from "./decided-bins.ts";

export interface BestHours {
  /**
   * `from` is 0 to 23. `to` is the clock hour at which the hours end; it is on the next day if it is not later than
   * `from`.
   */
  from: number;
  to: number;
  /** Fish per hour. */
  rate: number;
  /** The share of these hours without a fish. */
  none: number;
}

const HOURS_OF_DAY = 24;

/**
 * Returns the run of neighboring clock hours with the most fish per hour, out of those whose likely range lies above
 * the angler's own rate. Falls back to two-hour bins if no single hour stands out. Returns `null` if nothing stands
 * out.
 * @param ownRate fish per hour over everything that was fished
 */
export function bestHours(
  byHour: readonly DecidedBin[],
  byTwoHours: readonly DecidedBin[],
  ownRate: number,
): BestHours | null {
  return bestRun(byHour, ownRate) ?? bestRun(byTwoHours, ownRate);
}

function bestRun(bins: readonly DecidedBin[], ownRate: number): BestHours | null {
  const width = HOURS_OF_DAY / bins.length;
  const found = runsOf(bins, ownRate).map((run): BestHours => {
    const hours = sum(run, (bin) => bin.hours);
    const from = Number(run[0]?.bin);
    return {
      from,
      to: (from + width * run.length) % HOURS_OF_DAY,
      rate: sum(run, ({ fish }) => fish) / hours,
      none: sum(run, (bin) => (bin.none?.observed ?? 0) * bin.hours) / hours,
    };
  });
  return found.toSorted((one, other) => other.rate - one.rate)[0] ?? null;
}

/** Hours before and after midnight count as neighbors. */
function runsOf(bins: readonly DecidedBin[], ownRate: number): DecidedBin[][] {
  const standsOut = ({ rate }: DecidedBin) => rate !== null && rate.likely.low > ownRate;
  const start = bins.findIndex((bin) => !standsOut(bin));
  const runs: DecidedBin[][] = [];
  let run: DecidedBin[] = [];
  for (const bin of [...bins.slice(start), ...bins.slice(0, start)]) {
    if (!standsOut(bin)) run = [];
    else if (run.push(bin) === 1) runs.push(run);
  }
  return runs;
}
