import { foldText } from "@creel/domain/text/fold";
import { expect, test } from "vitest";

import { matchWithoutDatabase } from "../../testing/match-without-database.ts";
import { setupApi } from "../../testing/setup-api.ts";

let log: ReturnType<typeof makeLog> | undefined;

/** No test changes this log, so all tests share it. */
function setupLog() {
  log ??= makeLog();
  return log;
}

async function makeLog() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const catches = [
    { species: "Walleye", lure_type: "Jig", weather_conditions: "Windy", date: "2026-06-12", notes: null },
    { species: "Walleye", lure_type: "Spoon", weather_conditions: "Sunny", date: "2025-11-02", notes: null },
    // 3:30 a.m. on July 1 in UTC is the evening of June 30 in Minnesota.
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
  const everything = (await as(ana).get("/catches")).json();
  return async (search: string) => {
    const query = `sort=-date&q=${encodeURIComponent(search)}`;
    const { catches: found } = (await as(ana).get(`/catches?${query}`)).json<{
      catches: { id: string; species: string }[];
    }>();
    expect(matchWithoutDatabase(everything.catches, query), "clients find the same without the API").toEqual(
      found.map(({ id }) => id),
    );
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
  // It matches the notes of one catch and the month of two others.
  ["june", ["Pike", "Walleye", "Perch"]],
  ["jun 12", ["Walleye"]],
  ["12 june, 2026", ["Walleye"]],
  ["12 in", ["zändér"]],
  ["2026-06", ["Pike", "Walleye"]],
  ["2026-06-30", ["Pike"]],
  ["2025", ["Walleye"]],
  ["tuesday", ["Pike"]],
  ["sunday", ["Walleye"]],
  ["zander", ["Zander", "zändér"]],
  ["ZÄNDER", ["Zander", "zändér"]],
  ["koderfisch", ["Zander"]],
  ["sjoorret", ["zändér"]],
  ["walleye perch", []],
  [",", ["zändér"]],
])("“%s” finds %o", async (search, species) => {
  const find = await setupLog();

  expect(await find(search)).toEqual(species);
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

interface Suggested {
  total: number;
  didYouMean: { from: string; to: string; total: number } | null;
}

let suggestions: ReturnType<typeof makeSuggestions> | undefined;

/** No test changes this log either. */
function setupSuggestions() {
  suggestions ??= makeSuggestions();
  return suggestions;
}

async function makeSuggestions() {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const catches = [
    { species: "Walleye", lure_type: "Jig", weather_conditions: "Windy", date: "2026-06-12" },
    { species: "walleye", lure_type: "Jig", date: "2026-06-13" },
    { species: "Walleye", lure_type: "Spoon", date: "2026-07-13", notes: "Kept by the lighthouse" },
    { species: "Zändér", lure_type: "Köderfisch", date: "2026-10-12" },
  ] as const;
  for (const caught of catches) await given.loggedCatch(ana, { weather_conditions: null, ...caught });
  await given.loggedCatch(await given.user(), { species: "Musky", notes: "Wallyx" });
  return async (query: string) => (await as(ana).get(`/catches?${query}`)).json<Suggested>();
}

test.each([
  ["wallye", { from: "wallye", to: "Walleye", total: 3 }],
  ["wallye jgi", { from: "wallye jgi", to: "Walleye Jig", total: 2 }],
  ["jig  wallyes", { from: "jig  wallyes", to: "jig Walleye", total: 2 }],
  ["wnidy", { from: "wnidy", to: "Windy", total: 1 }],
  ["lihgthouse", { from: "lihgthouse", to: "lighthouse", total: 1 }],
  ["zandr", { from: "zandr", to: "Zändér", total: 1 }],
  ["walleye jnue", { from: "walleye jnue", to: "walleye June", total: 2 }],
  // Every word matches a catch, but no catch matches all words.
  ["walleye october", null],
  // The corrected word exists, but not together with the other word.
  ["wallye october", null],
  // Only another angler has caught one.
  ["musky", null],
  ["muksy", null],
  ["wallxxe", null],
  ["()*", null],
  ["%", null],
])("where no catch says “%s”, what was meant is %o", async (search, suggestion) => {
  const find = await setupSuggestions();

  expect(await find(`q=${encodeURIComponent(search)}`)).toMatchObject({ total: 0, didYouMean: suggestion });
});

test("what was meant is counted by the same filters, and told only where nothing matches", async () => {
  const find = await setupSuggestions();

  expect((await find("q=wallye&from=2026-07-01")).didYouMean).toMatchObject({ to: "Walleye", total: 1 });
  expect((await find("q=wallye&from=2026-11-01")).didYouMean).toBeNull();
  expect((await find("q=walleye&from=2026-11-01")).didYouMean).toBeNull();
  expect((await find("q=walleye")).didYouMean).toBeNull();
  expect((await find("species=Wallye")).didYouMean).toBeNull();
});

test("a search as long as it may be is an answer too", async () => {
  const find = await setupSuggestions();

  for (const text of [
    "\\^$*+?.()|[]{}-".repeat(5),
    "abcdefghij".repeat(8),
    "ab ".repeat(26),
    "()[]".repeat(7),
  ]) {
    expect(await find(`q=${encodeURIComponent(text)}`)).toMatchObject({ total: 0, didYouMean: null });
  }
});
