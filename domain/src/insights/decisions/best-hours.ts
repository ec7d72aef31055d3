import { sum } from "../statistics/sums.ts";
import type { DecidedBin } from "./decided-bins.ts";

export interface BestHours {
  /** 0 to 23, and the clock hour at which they end, of the next day where it is not later. */
  from: number;
  to: number;
  /** Fish an hour. */
  rate: number;
  /** The share of these hours that had no fish. */
  none: number;
}

const HOURS_OF_DAY = 24;

/**
 * Of neighboring clock hours whose likely range lies above the own rate, those with the most fish an hour; where there
 * are none, of columns of two hours. `null` where nothing stands out.
 * @param ownRate fish an hour of all that was fished
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
      none: sum(run, (bin) => (bin.none?.had ?? 0) * bin.hours) / hours,
    };
  });
  return found.toSorted((one, other) => other.rate - one.rate)[0] ?? null;
}

/** Those around midnight are neighbors, too. */
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
