import type { WaterStats } from "@creel/domain/waters/water-stats";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import { type Angler, readSpeciesNames, type SpeciesNames } from "../database/species-names.ts";
import {
  countByDepth,
  countByMonth,
  countBySpeciesAndLure,
  findBests,
  sumTripsByMonth,
} from "./water-stats.repository.ts";

export async function statsOf(db: Database, angler: Angler, key: RowKey): Promise<WaterStats> {
  const [ofNames, fish, trips, byDepth, bestsOfNames, names] = await Promise.all([
    countBySpeciesAndLure(db, key),
    countByMonth(db, key),
    sumTripsByMonth(db, key),
    countByDepth(db, key),
    findBests(db, key),
    readSpeciesNames(db, angler),
  ]);
  const counts = ofNames.map((count) => Object.assign(count, { species: names.nameOf(count.species) }));
  const periods = [
    ...fish.map((each) => Object.assign({}, NOTHING, each)),
    ...trips.map((each) => Object.assign({}, NOTHING, each)),
  ];
  return {
    bySpecies: bySpecies(counts),
    byMonth: [...Map.groupBy(periods, ({ month }) => month)]
      .map(([month, ofMonth]) => Object.assign({ month }, sumOf(ofMonth)))
      .toSorted((one, other) => one.month - other.month),
    byYear: [...Map.groupBy(periods, ({ year }) => year)]
      .map(([year, ofYear]) => Object.assign({ year }, sumOf(ofYear)))
      .toSorted((one, other) => other.year - one.year),
    byDepth,
    byLure: byLure(counts),
    bests: bestsOfFish(bestsOfNames, names),
  };
}

/** Returns the best of the names of each fish. They are sorted, the best first. */
function bestsOfFish(bests: WaterStats["bests"], { keyOf, nameOf }: SpeciesNames): WaterStats["bests"] {
  return [...Map.groupBy(bests, ({ species }) => keyOf(species)).values()].flatMap(([best]) =>
    best ? [{ ...best, species: nameOf(best.species) }] : [],
  );
}

const NOTHING = { fish: 0, trips: 0, blanks: 0, hours: 0 };
type Sums = typeof NOTHING;

function sumOf(periods: readonly Sums[]): Sums {
  return periods.reduce(
    (sum, { fish, trips, blanks, hours }) => ({
      fish: sum.fish + fish,
      trips: sum.trips + trips,
      blanks: sum.blanks + blanks,
      hours: sum.hours + hours,
    }),
    NOTHING,
  );
}

interface Count {
  species: string;
  lure: string | null;
  fish: number;
}

function bySpecies(counts: readonly Count[]): WaterStats["bySpecies"] {
  return groupsBy(counts, ({ species }) => species).map(({ name, fish }) => ({ species: name, count: fish }));
}

function byLure(counts: readonly Count[]): WaterStats["byLure"] {
  return groupsBy(counts, ({ lure }) => lure).map(({ name, fish, counts: ofLure }) => ({
    lure: name,
    fish,
    species: groupsBy(ofLure, ({ species }) => species).map((each) => each.name),
  }));
}

/** Sorted by fish, most first. A name has the spelling that has the most fish. */
function groupsBy(counts: readonly Count[], nameOf: (count: Count) => string | null) {
  const inOrder = counts.toSorted(
    (one, other) => other.fish - one.fish || compare(nameOf(one) ?? "", nameOf(other) ?? ""),
  );
  return [...Map.groupBy(inOrder, (count) => nameOf(count)?.toLowerCase() ?? null)]
    .flatMap(([key, group]) => {
      const name = group[0] && nameOf(group[0]);
      if (key === null || !name) return [];
      return [{ name, counts: group, fish: group.reduce((sum, { fish }) => sum + fish, 0) }];
    })
    .toSorted((one, other) => other.fish - one.fish || compare(one.name, other.name));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
