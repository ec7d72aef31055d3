import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";

import { english } from "../language/languages.ts";
import { countriesNear, nearestPlace } from "./gazetteer.ts";
import { placeName } from "./place-name.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const ELY = at(47.9032, -91.8671);
const MILLE_LACS = at(46.23, -93.65);
const LOCH_NESS = at(57.32, -4.43);
const NORTHWEST_ANGLE = at(49.33, -95.0);
const MID_ATLANTIC = at(35, -40);

describe("a place is called after the nearest town", () => {
  test.each([
    ["in a town", ELY, "Ely, Minnesota"],
    ["on a lake", MILLE_LACS, "Near Vineland, Minnesota"],
    ["on a loch", LOCH_NESS, "Drumnadrochit, Scotland"],
    ["in a country without parts", at(36.1447, -5.3526), "Gibraltar"],
    ["in letters beyond ASCII", at(69.6489, 18.9551), "Tromsø, Troms"],
    ["by its coordinates on the open sea", MID_ATLANTIC, "35.00, -40.00"],
    ["by its coordinates on the ice", at(-90, 0), "-90.00, 0.00"],
  ])("%s", async (_where, coordinates, name) => {
    expect(await placeName(coordinates, english)).toBe(name);
  });

  test("in the language of who asks", async () => {
    const french = setupI18n({ locale: "fr", messages: { fr: { "place.near": "Près de {name}" } } });
    expect(await placeName(MILLE_LACS, french)).toBe("Près de Vineland, Minnesota");
  });

  test("across the date line too", async () => {
    const places = await Promise.all(
      [179.999, -179.999].map((longitude) => nearestPlace(at(-16.8, longitude))),
    );
    expect(places.map(({ country }) => country)).toEqual(["FJ", "FJ"]);
    expect(places[0]?.name).toBe(places[1]?.name);
  });

  test("how far away it is is said in kilometers", async () => {
    const { name, distance } = await nearestPlace(MILLE_LACS);
    expect(name).toBe("Vineland");
    expect(Math.abs(distance - 11.9)).toBeLessThan(1);
    expect((await nearestPlace(MID_ATLANTIC)).distance).toBeGreaterThan(900);
  });
});

describe("whose alerts count", () => {
  test("inland it is the one country's", async () => {
    expect(await countriesNear(at(39.0997, -94.5786))).toEqual(["US"]);
  });

  test("on a lake that a border parts it is both countries'", async () => {
    const countries = await countriesNear(NORTHWEST_ANGLE);
    expect(countries.toSorted()).toEqual(["CA", "US"]);
    expect(countries[0]).toBe((await nearestPlace(NORTHWEST_ANGLE)).country);
  });

  test("off the coast it is the coast's, and on the open sea nobody's", async () => {
    expect(await countriesNear(at(40.2, -71.5))).toEqual(["US"]);
    expect(await countriesNear(MID_ATLANTIC)).toEqual([]);
  });
});
