import { ownRateOf, shrunkenBins } from "./bin-rates.ts";
import { type BinTotals, isEnough } from "./binned-outing.ts";
import { sum } from "./sums.ts";

export interface Effort {
  hours: number;
  fish: number;
}

/** What of an outing was fished in which cell of the map, by the cell's id. */
export type OutingInCells = ReadonlyMap<string, Effort>;

interface CellRate extends BinTotals {
  id: string;
  /** Fish an hour, drawn towards the own rate; `null` with too few outings or hours, and before the first fish. */
  rate: number | null;
}

interface CellRates {
  /** Fish an hour of all outings; `null` before the first fish. */
  ownRate: number | null;
  cells: CellRate[];
}

/** The rate of each cell as that of any other bin. */
export function cellRates(outings: readonly OutingInCells[]): CellRates {
  const own = ownRateOf(outings.map(totalOf));
  const totals = totalsByCell(outings);
  const enough = [...totals].filter(([, cell]) => isEnough(cell)).map(([id]) => id);
  // Only these have a rate: with all cells it would be a row of thousands for each outing.
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
