import type { CatchFilters } from "@creel/domain/catches/catch-filters";
import { readSearch } from "@creel/domain/catches/search";

import type { Database } from "../../database/connect.ts";
import { type Angler, readSpeciesNames } from "../../database/species-names.ts";
import type { LogFilters } from "./catch-filters.repository.ts";

/** Looks up the names of filters in the angler's log: "Zander" also filters by "sandre" and "gös". */
export async function filtersOfLog<Filters extends CatchFilters>(
  db: Database,
  angler: Angler,
  filters: Filters,
): Promise<Filters & LogFilters> {
  const { species, q } = filters;
  if (species === undefined && !q) return filters;
  const names = await readSpeciesNames(db, angler);
  return {
    ...filters,
    ...(species && { species: names.namesOf(species) }),
    speciesOfWord: names.namesByWord(readSearch(q ?? "")),
  };
}
