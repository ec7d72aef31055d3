import { openFishNames } from "@creel/domain/species/known-fish";
import { findSpecies, OTHER_SPECIES } from "@creel/domain/species/species";

import type * as allFishNames from "./all-fish-names.ts";
import { locale } from "./locale.ts";

export type FishNames = typeof allFishNames;

let opened: FishNames | null = null;

/** Returns the table of fish names; `null` until the page loaded it. */
export function openedFishNames(): FishNames | null {
  return opened;
}

/** Loads the table of fish names. From then on, names of one fish are one species everywhere on the page. */
export async function loadFishNames(): Promise<FishNames> {
  const names = await import("./all-fish-names.ts");
  if (opened === null) openFishNames(names.knownFishOfTable, locale);
  opened = names;
  return names;
}

/** Whether only the table can tell which other names a species has. */
export function isOfTable(species: string): boolean {
  return species !== "" && findSpecies(species) === OTHER_SPECIES;
}
