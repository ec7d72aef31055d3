import { nameKey } from "../../text/fold.ts";
import type { KnownFish } from "../known-fish.ts";
import type { Taxon } from "../taxon.ts";
import { findFish, isLooseName } from "./find-fish.ts";
import { FISH } from "./fish-table.ts";
import { type Fish, FISH_LANGUAGES } from "./read-fish.ts";

const described = new Map<Fish, KnownFish>();

/** The names that were asked for. A log has few, and asks for each with every catch. */
const asked = new Map<string, KnownFish | null>();
const MOST_ASKED = 20_000;

/** Finds a fish for `openFishNames`. */
export function knownFishOfTable(name: string, language: string | null): KnownFish | null {
  const question = `${language ?? ""}\n${name}`;
  const answer = asked.get(question);
  if (answer !== undefined) return answer;
  const found = ask(name, language);
  if (asked.size >= MOST_ASKED) asked.clear();
  asked.set(question, found);
  return found;
}

function ask(name: string, language: string | null): KnownFish | null {
  const fish = findFish(name, language);
  if (!fish) return null;
  const known = described.get(fish) ?? describe(fish);
  described.set(fish, known);
  return isLooseName(name, language) ? { ...known, taxon: genusOf(fish) } : known;
}

/** Species that the list has under one name share their names. */
function describe(fish: Fish): KnownFish {
  const same = fish.listed === null ? [fish] : FISH.filter(({ listed }) => listed === fish.listed);
  const names = same.flatMap(namesOf);
  return {
    id: fish.id,
    listed: fish.listed,
    taxon: taxonOfFish(fish),
    names: [...new Set(names.map((name) => name.toLowerCase()))],
    allNames: [...new Set(same.flatMap(namesOfAll).map(nameKey))].join("\n"),
  };
}

function namesOfAll({ id, otherNames, names }: Fish): string[] {
  return [
    id,
    ...otherNames,
    ...FISH_LANGUAGES.flatMap((language) => names[language].map(({ text }) => text)),
  ];
}

/** Leaves out names that also mean another fish. */
function namesOf({ id, listed, otherNames, names }: Fish): string[] {
  const own = FISH_LANGUAGES.flatMap((language) => names[language].filter(({ isShared }) => !isShared));
  return [...(listed === null ? [] : [listed]), id, ...otherNames, ...own.map(({ text }) => text)];
}

const RAY_FINNED = "Actinopterygii";

/** A cross of two species is their genus, or the class if they have different ones. */
function taxonOfFish(fish: Fish): Taxon {
  const scientificName = fish.id.replace(/ \[.*\]$/u, "");
  if (scientificName.includes("×")) return genusOf(fish);
  return withClass(fish, { scientificName, rank: rankOf(scientificName) });
}

function genusOf(fish: Fish): Taxon {
  const [genus = "", ...others] = fish.id.split(" × ").map((name) => name.split(" ")[0] ?? "");
  const isOne = others.every((other) => other === genus);
  return isOne
    ? withClass(fish, { scientificName: genus, rank: "genus" })
    : { scientificName: fish.class, rank: "class" };
}

function rankOf(scientificName: string): Taxon["rank"] {
  if (scientificName.includes(" ")) return "species";
  return scientificName.endsWith("idae") ? "family" : "genus";
}

function withClass(fish: Fish, taxon: Taxon): Taxon {
  return fish.class === RAY_FINNED ? taxon : { ...taxon, class: fish.class };
}
