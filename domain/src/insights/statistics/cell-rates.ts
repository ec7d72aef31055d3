import { ownRateOf, shrunkenBins } from "./bin-rates.ts";
import { type BinTotals, isEnough } from "./binned-outing.ts";
import { sum } from "./sums.ts";

export interface Effort {
  hours: number;
  fish: number;
}

/** The hours and fish of an outing, keyed by the id of the map cell. */
export type OutingInCells = ReadonlyMap<string, Effort>;

interface CellRate extends BinTotals {
  id: string;
  /**
   * Fish per hour, shrunk toward the angler's own rate; `null` with too few outings or hours, and before the first
   * fish.
   */
  rate: number | null;
}

interface CellRates {
  /** Fish per hour over all outings; `null` before the first fish. */
  ownRate: number | null;
  cells: CellRate[];
}

/** Rates each cell like any other bin. */
export function cellRates(outings: readonly OutingInCells[]): CellRates {
  const own = ownRateOf(outings.map(totalOf));
  const totals = totalsByCell(outings);
  const enough = [...totals].filter(([, cell]) => isEnough(cell)).map(([id]) => id);
  // Bins only the cells that get a rate; with all cells, each outing would have a row of thousands.
  const { bins } = shrunkenBins(
    outings.map((outing) => binned(outing, enough)),
    own,
  );
  const rateOf = new Map(enough.map((id, index) => [id, bins[index]?.rate.mean ?? null]));
  return {
    ownRate: own.rate > 0 ? own.rate : null,
    cells: [...totals].map(([id, cell]) => Object.assign({ id, rate: rateOf.get(id) ?? null }, cell)),
  };
}

function totalOf(outing: OutingInCells): Effort {
  const efforts = [...outing.values()];
  return { hours: sum(efforts, ({ hours }) => hours), fish: sum(efforts, ({ fish }) => fish) };
}

function totalsByCell(outings: readonly OutingInCells[]): Map<string, BinTotals> {
  const totals = new Map<string, BinTotals>();
  for (const [id, { hours, fish }] of outings.flatMap((outing) => [...outing])) {
    const total = totals.get(id) ?? { outings: 0, hours: 0, fish: 0 };
    totals.set(id, { outings: total.outings + 1, hours: total.hours + hours, fish: total.fish + fish });
  }
  return totals;
}

function binned(outing: OutingInCells, ids: readonly string[]) {
  return {
    stratum: 0,
    hours: ids.map((id) => outing.get(id)?.hours ?? 0),
    fish: ids.map((id) => outing.get(id)?.fish ?? 0),
  };
}
