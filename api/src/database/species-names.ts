import type { SearchWord } from "@creel/domain/catches/search";
import { wordsNaming } from "@creel/domain/catches/words-naming";
import { canonicalSpecies, isOneOf, speciesKey } from "@creel/domain/species/species";
import { sql } from "kysely";

import type { Database } from "./connect.ts";

/** The owner of a log. The language settles names that mean another fish elsewhere. */
export interface Angler {
  id: string;
  language?: string | null;
}

/** The names of species in a log: all names of one fish count as one species. */
export interface SpeciesNames {
  keyOf: (name: string) => string;
  /** Returns the name to show for all names of a fish: that of the list, else the one written most, else the last. */
  nameOf: (name: string) => string;
  /** Returns the names in the log, in lowercase, of the wanted species. "Other" wants all that are not on the list. */
  namesOf: (wanted: readonly string[]) => string[];
  /** Returns the names in the log, in lowercase, of the fish that each typed word names. */
  namesByWord: (words: readonly SearchWord[]) => ReadonlyMap<string, readonly string[]>;
  /** The keys of names in lowercase, of fish with several names in the log. */
  shared: Readonly<Record<string, string>>;
}

export async function readSpeciesNames(db: Database, { id, language = null }: Angler): Promise<SpeciesNames> {
  const names = await findNames(db, id);
  const keyOf = (name: string) => speciesKey(name, language);
  const byKey = Map.groupBy(names, keyOf);
  const sharedNames = [...byKey.values()].filter((same) => same.length > 1).flat();
  const written = sharedNames.length > 0 ? await findSpellings(db, id, sharedNames) : [];
  const shownOf = new Map(written.map(({ species }) => [keyOf(species), species]));
  return {
    keyOf,
    nameOf: (name) => canonicalSpecies(shownOf.get(keyOf(name)) ?? name, language),
    namesOf: (wanted) => names.filter(isOneOf(wanted, language)),
    namesByWord: (words) => {
      const naming = names.map((name) => [name, wordsNaming(name, words, language)] as const);
      const namedBy = (word: SearchWord) => naming.flatMap(([name, named]) => (named.has(word) ? name : []));
      return new Map(words.map((word) => [word.typed, namedBy(word)]));
    },
    shared: Object.fromEntries(sharedNames.map((name) => [name, keyOf(name)])),
  };
}

async function findNames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .groupBy(sql`lower(species)`)
    .select(sql<string>`lower(species)`.as("name"))
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns these names as they were last written, the one written most at the end. */
async function findSpellings(db: Database, userId: string, names: readonly string[]) {
  const spellings = await db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where(sql<boolean>`lower(species) = any(${names})`)
    .groupBy(sql`lower(species)`)
    .select(({ fn }) => [
      sql<string>`(array_agg(species order by caught_at desc))[1]`.as("species"),
      fn.countAll<number>().as("count"),
      fn.max("caughtAt").as("last"),
    ])
    .execute();
  return spellings.toSorted(
    (one, other) => one.count - other.count || one.last.getTime() - other.last.getTime(),
  );
}
