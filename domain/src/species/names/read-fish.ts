import { type SpeciesName, SPECIES } from "../species.ts";

/** In the order of the columns. */
export const FISH_LANGUAGES = ["en", "de", "fr", "es", "nl", "sv", "pl", "fi", "pt-BR"] as const;
export type FishLanguage = (typeof FISH_LANGUAGES)[number];

interface FishName {
  text: string;
  /** Whether it means another fish, too, in the same language. */
  isShared: boolean;
  /** Whether anglers elsewhere call another species of the same genus so. */
  isLoose: boolean;
}

export interface Fish {
  /** The scientific name, and in brackets the form that anglers tell apart: "Salmo trutta [sea trout]". */
  id: string;
  /** Older scientific names, and names in other languages than ours. */
  otherNames: readonly string[];
  /** The species of the list that this fish is. */
  listed: SpeciesName | null;
  /** A species of the list that says less: a brown trout is a trout. */
  kindOf: SpeciesName | null;
  /** The common name of each language, then its regional names; none if the language has no name. */
  names: Readonly<Record<FishLanguage, readonly FishName[]>>;
  /** The taxonomic class. */
  class: string;
}

const RAY_FINNED = "Actinopterygii";

/**
 * Reads a table with one fish per line:
 * - the scientific name, then older ones and names in other languages; `= Pike` if the fish is that species of the
 *   list, `< Trout` if the list has only a name for more fish;
 * - the names in each of `FISH_LANGUAGES`, after `|`, the common one first. `?` marks a name that means several fish in
 *   that language, `~` one that elsewhere means another species of the genus.
 */
export function readFish(table: string, taxonomicClass = RAY_FINNED): Fish[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", ...cells] = line.split("|").map((cell) => cell.trim());
      const [, scientific = "", sign, species] = /^(.*?)(?: ([=<]) (.+))?$/u.exec(head) ?? [];
      const [id = "", ...otherNames] = namesIn(scientific);
      const listed = SPECIES.find(({ name }) => name === species)?.name ?? null;
      return {
        id,
        otherNames,
        listed: sign === "=" ? listed : null,
        kindOf: sign === "<" ? listed : null,
        names: namesByLanguage(cells),
        class: taxonomicClass,
      };
    });
}

function namesByLanguage(cells: readonly string[]): Fish["names"] {
  const named = FISH_LANGUAGES.map((language, index) => [
    language,
    namesIn(cells[index] ?? "").map(readName),
  ]);
  return Object.fromEntries(named);
}

function namesIn(cell: string): string[] {
  return cell
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function readName(written: string): FishName {
  return {
    text: written.replace(/[?~]$/u, ""),
    isShared: written.endsWith("?"),
    isLoose: written.endsWith("~"),
  };
}
