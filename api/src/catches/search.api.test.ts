import { foldText } from "@creel/domain/text/fold";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

async function setupLog() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const catches = [
    { species: "Walleye", lure_type: "Jig", weather_conditions: "Windy", date: "2026-06-12", notes: null },
    { species: "Walleye", lure_type: "Spoon", weather_conditions: "Sunny", date: "2025-11-02", notes: null },
    // 3:30 in the morning of the first in UTC is the last evening of June in Minnesota.
    {
      species: "Pike",
      lure_type: "Jig",
      weather_conditions: "Sunny",
      date: "2026-07-01T03:30:00Z",
      notes: null,
    },
    { species: "Zander", lure_type: "Köderfisch", weather_conditions: null, date: "2026-10-12", notes: null },
    {
      species: "zändér",
      lure_type: null,
      weather_conditions: null,
      date: "2024-02-03",
      notes: "Sjøørret, 12 in",
    },
    { species: "Perch", lure_type: null, weather_conditions: null, date: "2023-03-04", notes: "A June bug" },
  ] as const;
  for (const caught of catches) await given.loggedCatch(ana, caught);
  await given.loggedCatch(await given.user(), { species: "Walleye", lure_type: "Jig" });
  return async (words: string) => {
    const { catches: found } = (
      await as(ana).get(`/catches?sort=-date&q=${encodeURIComponent(words)}`)
    ).json<{ catches: { species: string }[] }>();
    return found.map(({ species }) => species);
  };
}

test.each([
  ["walleye jig", ["Walleye"]],
  ["JIG walleye", ["Walleye"]],
  ["jigs", ["Pike", "Walleye"]],
  ["windy", ["Walleye"]],
  ["june pike", ["Pike"]],
  ["pike july", []],
  // In the notes of one, and the month of two.
  ["june", ["Pike", "Walleye", "Perch"]],
  ["jun 12", ["Walleye"]],
  ["12 june, 2026", ["Walleye"]],
  ["12 in", ["zändér"]],
  ["2026-06", ["Pike", "Walleye"]],
  ["2026-06-30", ["Pike"]],
  ["2025", ["Walleye"]],
  ["tuesday", ["Pike"]],
  ["zander", ["Zander", "zändér"]],
  ["ZÄNDER", ["Zander", "zändér"]],
  ["koderfisch", ["Zander"]],
  ["sjoorret", ["zändér"]],
  ["walleye pike", []],
  [",", ["zändér"]],
])("“%s” finds %o", async (words, species) => {
  const find = await setupLog();

  expect(await find(words)).toEqual(species);
});

test.each([
  "Żółć",
  "ÅNGERMANÄLVEN",
  "Æsche ß Œuvre",
  "Łosoś Đuro",
  "ΣΟΛΟΜΌΣ Σολομός",
  "Щука Ёрш",
  "İstanbul ılık",
  "é",
])("the database compares “%s” as the search does", async (text) => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  await given.loggedCatch(ana, { species: text });

  for (const word of [text, foldText(text), text.toUpperCase(), text.normalize("NFD")]) {
    const { total } = (await as(ana).get(`/catches?q=${encodeURIComponent(word)}`)).json();
    expect(total, word).toBe(1);
  }
});
