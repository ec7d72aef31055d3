import { assert, constantFrom, property, tuple } from "fast-check";
import { expect, test } from "vitest";

import { groupBy } from "../../insights/statistics/sums.ts";
import { SPECIES } from "../species.ts";
import { ENTRIES, findFish, fishKey, nameOfFish, possibleFish } from "./find-fish.ts";
import { FISH } from "./fish-table.ts";
import { type Fish, FISH_LANGUAGES } from "./read-fish.ts";

const nameOf = (fish: Fish | null) => fish && (fish.listed ?? fish.id);
const OWN_NAMES = ENTRIES.filter(({ isShared }) => !isShared);
const SHARED_NAMES = ENTRIES.filter(({ isShared }) => isShared);

test("knows at least 250 fish by scientific and English name, and names in each language", () => {
  expect(new Set(FISH.map(({ id }) => id)).size).toBe(FISH.length);
  expect(FISH.filter(({ names }) => names.en.length > 0).length).toBeGreaterThanOrEqual(250);
  for (const language of FISH_LANGUAGES) {
    expect(FISH.filter(({ names }) => names[language].length > 0).length, language).toBeGreaterThanOrEqual(
      200,
    );
  }
});

test("every species of the list is a fish of the table", () => {
  const listed = new Set(FISH.map((fish) => fish.listed));
  expect(SPECIES.map(({ name }) => name).filter((name) => name !== "Other" && !listed.has(name))).toEqual([]);
});

test("every name resolves to its fish in its language", () => {
  const wrong = OWN_NAMES.filter(
    ({ fish, text, language }) => nameOf(findFish(text, language)) !== nameOf(fish),
  );
  expect(wrong.map(({ text, language }) => `${text} (${language})`)).toEqual([]);
});

test("however it is written, with or without accents, hyphens and capitals", () => {
  const ways = [
    (name: string) => name.toUpperCase(),
    (name: string) => name.normalize("NFD"),
    (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, ""),
    (name: string) => name.replaceAll("-", " "),
    (name: string) => name.replaceAll(/[-\s]/gu, ""),
    (name: string) => `  ${name}. `,
  ];
  assert(
    property(
      tuple(constantFrom(...OWN_NAMES), constantFrom(...ways)),
      ([{ fish, text, language }, write]) => {
        expect(nameOf(findFish(write(text), language))).toBe(nameOf(fish));
      },
    ),
  );
});

test("no name means two fish within one language, unless the table says so", () => {
  const byName = groupBy(ENTRIES, ({ key, language }) => `${language} ${key}`);
  const several = [...byName.values()].filter(
    (entries) => new Set(entries.map(({ fish }) => nameOf(fish))).size > 1,
  );
  expect(
    several.filter((entries) => !entries.every(({ isShared }) => isShared)).map(([one]) => one?.text),
  ).toEqual([]);
});

test("a name that means several fish is found as none, and told as all of them", () => {
  assert(
    property(constantFrom(...SHARED_NAMES), ({ fish, text, language }) => {
      const possible = possibleFish(text, language);
      expect(findFish(text, language)).toBeNull();
      expect(possible.length).toBeGreaterThan(1);
      expect(possible.map(nameOf)).toContain(nameOf(fish));
    }),
  );
});

test.each([
  ["taimen", "fi", "Trout"],
  ["taimen", "en", "Hucho taimen"],
  ["albacore", "en", "Thunnus alalunga"],
  ["albacore", "fr", "Thunnus albacares"],
  ["smelt", "nl", "Hyperoplus lanceolatus"],
  ["dorade", "de", "Sparus aurata"],
  ["mero", "pt-BR", "Epinephelus itajara"],
  ["mero", "es-MX", "Epinephelus marginatus"],
])("%s is in %s %s, and ambiguous without a language", (name, language, fish) => {
  expect(nameOf(findFish(name, language))).toBe(fish);
  expect(findFish(name, null)).toBeNull();
});

test.each([
  ["zander", "Sander lucioperca"],
  ["pike-perch", "Sander lucioperca"],
  ["Schill", "Sander lucioperca"],
  ["Fogosch", "Sander lucioperca"],
  ["sandre", "Sander lucioperca"],
  ["lucioperca", "Sander lucioperca"],
  ["snoekbaars", "Sander lucioperca"],
  ["GÖS", "Sander lucioperca"],
  ["goes", "Sander lucioperca"],
  ["sandacz", "Sander lucioperca"],
  ["kuha", "Sander lucioperca"],
  ["Egli", "Perch"],
  ["Kretzer", "Perch"],
  ["Barsche", "Perch"],
  ["okon", "Perch"],
  ["yellow perch", "Perch"],
  ["Hechte", "Pike"],
  ["szczupak", "Pike"],
  ["gaedda", "Pike"],
  ["Wels", "Catfish"],
  ["Waller", "Catfish"],
  ["silure", "Catfish"],
  ["bagre", "Catfish"],
  ["öring", "Trout"],
  ["truchas", "Trout"],
  ["lax", "Salmon"],
  ["black bass", "Bass (Largemouth)"],
  ["achigan à petite bouche", "Bass (Smallmouth)"],
  ["crapet arlequin", "Bluegill"],
  ["doré jaune", "Walleye"],
  ["maskinongé", "Musky"],
  ["perca-sol", "Lepomis gibbosus"],
  ["perche soleil", "Lepomis gibbosus"],
  ["Bachforellen", "Salmo trutta"],
  ["truite fario", "Salmo trutta"],
  ["havsöring", "Salmo trutta [sea trout]"],
  ["Meerforelle", "Salmo trutta [sea trout]"],
  ["meerforel", "Salmo trutta [lake trout]"],
  ["kirjolohi", "Oncorhynchus mykiss"],
  ["trucha arco iris", "Oncorhynchus mykiss"],
  ["Äsche", "Thymallus thymallus"],
  ["ombre commun", "Thymallus thymallus"],
  ["omble chevalier", "Salvelinus alpinus"],
  ["Renke", "Coregonus lavaretus"],
  ["siika", "Coregonus lavaretus"],
  ["Schleien", "Tinca tinca"],
  ["linne", null],
  ["lahna", "Abramis brama"],
  ["Döbel", "Squalius cephalus"],
  ["Alet", "Squalius cephalus"],
  ["kleń", "Squalius cephalus"],
  ["tucunaré", "Cichla"],
  ["dourado", "Salminus brasiliensis"],
  ["traíra", "Hoplias malabaricus"],
  ["lubina", "Dicentrarchus labrax"],
  ["loup de mer", "Dicentrarchus labrax"],
  ["zeebaars", "Dicentrarchus labrax"],
  ["robalo-flecha", "Centropomus undecimalis"],
  ["redfish", "Sciaenops ocellatus"],
  ["huachinango", "Lutjanus campechanus"],
  ["torsk", "Gadus morhua"],
  ["cabillaud", "Gadus morhua"],
  ["hälleflundra", "Hippoglossus hippoglossus"],
  ["rodaballo", "Scophthalmus maximus"],
  ["makrell", "Scomber scombrus"],
  ["tonnikala", "Thunnus"],
  ["Dornhai", "Squalus acanthias"],
  ["Stizostedion vitreum", "Walleye"],
  ["Giant Trevally", "Caranx ignobilis"],
  ["bass", null],
  ["robalo", null],
  ["dorado", null],
  ["Crayfish", null],
  ["🐟 Pike", null],
  ["", null],
])("%j is %s", (name, fish) => {
  expect(nameOf(findFish(name, null))).toBe(fish);
});

test("is called by the common name of a language, in English where that has none", () => {
  const zander = findFish("kuha", null);
  const crappie = findFish("black crappie", null);
  if (!zander || !crappie) throw new Error("Both are in the table");
  expect(["de", "fr", "pt-BR", "pt", "it", null].map((language) => nameOfFish(zander, language))).toEqual([
    "Zander",
    "Sandre",
    "Lúcio-perca",
    "Lúcio-perca",
    "Zander",
    "Zander",
  ]);
  expect(nameOfFish(crappie, "fi")).toBe("Black crappie");
});

test("the British spelling of gray is the same", () => {
  expect(fishKey("Gray Trout".replace("a", "e"))).toBe(fishKey("gray trout"));
});
