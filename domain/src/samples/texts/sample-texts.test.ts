import { expect, test } from "vitest";

import { SPECIES } from "../../species/species.ts";
import { SAMPLE_GEAR } from "../sample-gear.ts";
import { SAMPLE_TRIPS } from "../sample-trips.ts";
import { SAMPLE_SPOTS, SAMPLE_WATERS } from "../sample-waters.ts";
import { sampleLureIn } from "./gear-words.ts";
import { loadSampleTexts, SAMPLE_LANGUAGES, saySampleIn } from "./sample-texts.ts";

/** Names of people, waters, products, and of colors that are sold by them; species that pages translate. */
const NAMES = new Set<string>([
  "Nora",
  ...SPECIES.map(({ name }) => name),
  ...Object.values(SAMPLE_WATERS).map(({ name }) => name),
  "Original Floater",
  "Ned rig",
  "Dardevle",
  "Easy Shiner",
  "Shad Rap",
  "firetiger",
  "green pumpkin",
]);

/** Returns each text of the sample log that is not a name. */
function sampleTexts(): string[] {
  const ofTrips = SAMPLE_TRIPS.flatMap(({ notes, companions = [] }) => [notes].concat(companions));
  const ofFish = SAMPLE_TRIPS.flatMap(({ fish }) => fish).flatMap(({ notes, species }) => [notes, species]);
  const ofEvents = SAMPLE_TRIPS.flatMap(({ events = [] }) => events).map(({ note }) => note);
  const ofPlaces = [...Object.values(SAMPLE_WATERS), ...Object.values(SAMPLE_SPOTS)].flatMap(
    ({ name, note }) => [name, note],
  );
  const ofGear = SAMPLE_GEAR.map(({ name }) => name);
  const ofVariants = SAMPLE_GEAR.flatMap(({ variants }) => variants).flatMap((each) => Object.values(each));
  const ofFields = SAMPLE_GEAR.flatMap(({ fields }) => fields ?? []).flatMap(({ name, value }) => [
    name,
    value,
  ]);
  const texts = [
    ...ofTrips,
    ...ofFish,
    ...ofEvents,
    ...ofPlaces,
    ...ofGear,
    ...ofVariants,
    ...ofFields,
  ].filter((text) => typeof text === "string");
  return [...new Set(texts)].filter((text) => !NAMES.has(text)).toSorted();
}

test.each(SAMPLE_LANGUAGES)("each text of the sample log is in %s, and nothing else is", async (language) => {
  const texts = await loadSampleTexts(language);
  expect([...texts.keys()].toSorted()).toEqual(sampleTexts());
  expect([...texts.values()].filter((text) => text.trim() === "")).toEqual([]);
});

test("a name is the same in each language", async () => {
  const say = await saySampleIn("fi");
  expect([say("Dad"), say("Nora"), say("Perch")]).toEqual(["Isä", "Nora", "Perch"]);
});

test("a language that Creel does not have gets the English texts", async () => {
  const say = await saySampleIn("en-XA");
  expect(say("Drilled twenty holes.")).toBe("Drilled twenty holes.");
});

test("a lure with its color is in the language, and the name of a product stays", () => {
  const inPolish = sampleLureIn("pl");
  expect(["Jig, purple", "Shad Rap, perch"].map(inPolish)).toEqual(["Jig, fioletowy", "Shad Rap, okoń"]);
  expect(sampleLureIn("en")("Jig, purple")).toBe("Jig, purple");
});
