import type { Taxon } from "./taxon.ts";

/** A fish of the table of fish names. */
export interface KnownFish {
  /** The scientific name, and in brackets the form that anglers tell apart: "Salmo trutta [sea trout]". */
  id: string;
  /** The species of the list that this fish is; `null` for any other fish. */
  listed: string | null;
  /** No more than the genus if anglers elsewhere mean another species by this name. */
  taxon: Taxon;
  /** All names in all languages that mean no other fish, in lowercase. */
  names: readonly string[];
  /** The letters of all names in all languages, folded, separated by line breaks. */
  allNames: string;
}

type FindFish = (name: string, language: string | null) => KnownFish | null;

let find: FindFish | null = null;
let ownLanguage: string | null = null;

/**
 * Opens the table of fish names for this process or page. It is large, so that a page loads it only when it is needed;
 * until then, a name stands for itself.
 * @param language of a page; a server has none and names the language of each angler
 */
export function openFishNames(findFish: FindFish, language: string | null = null): void {
  find = findFish;
  ownLanguage = language;
}

/** Returns the fish with this name; `null` if there is none, if it may be one of several, or before the table is open. */
export function knownFish(name: string, language: string | null = ownLanguage): KnownFish | null {
  return find?.(name, language) ?? null;
}
