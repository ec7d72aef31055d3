import { expect, test } from "vitest";

import { setupApi, withLimits } from "../testing/setup-api.ts";
import { searchPlaces } from "./place-search.ts";

test("who is signed in finds a place by the beginning of its name", async () => {
  const { as, given } = await setupApi();

  const answer = await as(await given.user()).get("/places?q=grand%20marais");

  expect(answer.statusCode).toBe(200);
  expect(answer.json().places[0]).toEqual({
    name: "Grand Marais, Minnesota",
    latitude: 47.7505,
    longitude: -90.3343,
  });
});

test("the nearest to a home, or to where somebody is, comes first", async () => {
  const { as, given } = await setupApi();
  const angler = await given.user();
  await as(angler).put("/auth/me", { homeLatitude: 46.7867, homeLongitude: -92.1005 });
  const first = async (query: string) => (await as(angler).get(`/places?${query}`)).json().places[0].name;

  expect(await first("q=walker")).toBe("Walker, Minnesota");
  expect(await first("q=walker&near=42.96,-85.67")).toBe("Walker, Michigan");
});

test("a point has the name that the weather there goes by", async () => {
  const { as, given } = await setupApi();
  const angler = as(await given.user());

  expect((await angler.get("/places/at?lat=46.78&lon=-92.1")).json()).toEqual({ name: "Duluth, Minnesota" });
  expect((await angler.get("/places/at?lat=28&lon=-30")).json()).toEqual({ name: "28.00, -30.00" });
});

test("who searches more than any person types has to wait", async () => {
  const { as, given } = await setupApi(withLimits({ placesPerUser: 1 }));
  const angler = await given.user();
  await as(angler).get("/places?q=ely");

  const answer = await as(angler).get("/places?q=elyr");

  expect(answer.statusCode).toBe(429);
  expect(answer.headers["retry-after"]).toBeDefined();
});

async function namesFor(text: string): Promise<string[]> {
  return (await searchPlaces(text)).map(({ name }) => name);
}

test("a town is found where it is", async () => {
  expect(await searchPlaces("Ely, Minnesota")).toEqual([
    { name: "Ely, Minnesota", latitude: 47.9032, longitude: -91.8671 },
  ]);
});

test.each([
  ["ely minn", "Ely, Minnesota"],
  ["Ely, MN", "Ely, Minnesota"],
  ["ELY, united st", "Ely, Nevada"],
  ["Thief River", "Thief River Falls, Minnesota"],
  ["thief river falls us", "Thief River Falls, Minnesota"],
  ["tromso", "Tromsø, Troms"],
  ["Sao Paulo", "São Paulo"],
  ["saint-denis, réunion", "Saint-Denis, Reunion"],
  ["paris", "Paris, Île-de-France"],
])("%s finds %s first", async (text, name) => {
  expect((await namesFor(text))[0]).toMatch(new RegExp(`^${name}`));
});

test("a country is found by its name in the reader's language, and still by its English one", async () => {
  for (const text of ["Ely, Vereinigte St", "Ely, United St"]) {
    const [place] = await searchPlaces(text, { locale: "de" });
    expect(place?.name).toBe("Ely, Nevada");
  }
});

test("of one name the larger place comes first, before every longer name", async () => {
  expect((await namesFor("ely")).slice(0, 4)).toEqual([
    "Ely, England",
    "Ely, Nevada",
    "Ely, Minnesota",
    "Ely, Iowa",
  ]);
});

const DULUTH = { latitude: 46.7867, longitude: -92.1005 };
const LYON = { latitude: 45.7485, longitude: 4.8467 };

test.each([
  ["walker", DULUTH, "Walker, Minnesota"],
  ["paris", DULUTH, "Paris, Illinois"],
  ["paris", LYON, "Paris, Île-de-France"],
  ["ely", DULUTH, "Ely, Minnesota"],
  ["sup", DULUTH, "Superior, Wisconsin"],
  // Minneapolis comes before a small village of that name in the next valley.
  ["minn", DULUTH, "Minneapolis, Minnesota"],
  // An exact name comes before a longer one that is nearer.
  ["du", DULUTH, "Đu, Thai Nguyen"],
])("%s finds for somebody at %o %s first", async (text, near, name) => {
  expect((await searchPlaces(text, { near }))[0]?.name).toBe(name);
});

const GALVESTON = { latitude: 29.3013, longitude: -94.7977 };
const MANILA = { latitude: 14.6, longitude: 121 };

test.each([
  ["athens", DULUTH, "Athens, Attica"],
  ["san jose", MANILA, "San Jose, California"],
  ["ely", GALVESTON, "Ely, Minnesota"],
])("%s tells somebody at %o also of %s", async (text, near, name) => {
  const names = (await searchPlaces(text, { near })).map((place) => place.name);
  expect(names).toContain(name);
  expect(names[0]).not.toBe(name);
});

test("no more than eight are told, and no two that read the same", async () => {
  const names = await namesFor("spring");
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(8);
});

test.each(["", "e", "  ", "%", "_", ",", ", Minnesota", "no such place at all", "\u0000\u0000"])(
  "“%s” is the beginning of no place",
  async (text) => {
    expect(await searchPlaces(text)).toEqual([]);
  },
);
