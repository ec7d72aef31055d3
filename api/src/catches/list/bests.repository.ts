import type { PersonalBests, PersonalRecord } from "@creel/domain/catches/personal-bests";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import { type Angler, readSpeciesNames, type SpeciesNames } from "../../database/species-names.ts";
import { findWaterNames, nameOf } from "../../places/water-names.repository.ts";
import { type LogFilters, matchingCatches } from "./catch-filters.repository.ts";

/** Returns the heaviest and the longest matching catch of each species. A tie goes to the earlier catch. */
export async function findBests(db: Database, angler: Angler, filters: LogFilters): Promise<PersonalBests> {
  const { id: userId } = angler;
  const [ofWeight, ofLength, names] = await Promise.all([
    findRecords(db, userId, { filters, column: "weightLb" }),
    findRecords(db, userId, { filters, column: "lengthIn" }),
    readSpeciesNames(db, angler),
  ]);
  const [weights, lengths] = [ofFish(ofWeight, names), ofFish(ofLength, names)];
  const named = await findWaterNames(db, { id: userId }, [...weights, ...lengths]);
  const toRecord = (row: Row | undefined): PersonalRecord | null => {
    if (!row) return null;
    const water = nameOf(named, row.waterId)?.name;
    return { catchId: row.catchId, value: row.value, day: row.day, ...(water !== undefined && { water }) };
  };
  const lengthOf = new Map(lengths.map((record) => [record.key, record]));
  const weighed = new Set(weights.map(({ key }) => key));
  return {
    bests: [
      ...weights.map((weight) => ({
        species: weight.species,
        weight: toRecord(weight),
        length: toRecord(lengthOf.get(weight.key)),
      })),
      ...lengths
        .filter(({ key }) => !weighed.has(key))
        .map((length) => ({ species: length.species, weight: null, length: toRecord(length) })),
    ],
  };
}

/** Returns the greatest record of the names of each fish. The order stays, so that the greatest comes first. */
function ofFish(records: readonly Row[], names: SpeciesNames): Row[] {
  const byFish = new Map<string, Row>();
  for (const record of records) {
    const key = names.keyOf(record.species);
    const best = byFish.get(key);
    const isBetter = !best || (record.value === best.value && record.caughtAt < best.caughtAt);
    if (isBetter) byFish.set(key, { ...record, key, species: names.nameOf(record.species) });
  }
  return [...byFish.values()];
}

interface Asked {
  filters: LogFilters;
  column: "weightLb" | "lengthIn";
}

interface Row extends Omit<PersonalRecord, "water"> {
  key: string;
  species: string;
  userId: string;
  waterId: string | null;
  caughtAt: Date;
}

/** Returns the record of each species, the greatest first. */
async function findRecords(db: Database, userId: string, { filters, column }: Asked): Promise<Row[]> {
  const records = matchingCatches(db, userId, filters)
    .where(column, "is not", null)
    .distinctOn(sql`lower(species)`)
    .orderBy(sql`lower(species)`)
    .orderBy(column, "desc")
    .orderBy("caughtAt")
    .orderBy("id")
    .select(["userId", "species", "id as catchId", "caughtOn as day", "caughtAt", "waterId"])
    .select([sql<string>`lower(species)`.as("key"), sql<number>`${sql.ref(column)}`.as("value")]);
  return db.selectFrom(records.as("records")).selectAll().orderBy("value", "desc").orderBy("key").execute();
}
