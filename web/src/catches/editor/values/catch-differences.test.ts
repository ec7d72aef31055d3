import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { findDifferences, mergeCatch } from "./catch-differences.ts";
import { newCatchValues } from "./catch-values.ts";

const imperial = makeUnits("imperial", false);
const opened = { ...newCatchValues({ latitude: 47.8, longitude: -92.2 }), species: "Pike", weight: 4 };

test("what both wrote alike is no difference", () => {
  const mine = { ...opened, weight: 5 };
  expect(findDifferences({ opened, mine, theirs: { ...opened, weight: 5 } }, imperial)).toEqual([]);
});

test("each difference says what either wrote, and who touched it", () => {
  const mine = { ...opened, weight: 4.625, notes: "slow jig" };
  const theirs = { ...opened, weight: 9, lure_type: "Other", customLureType: "Fly" };

  expect(findDifferences({ opened, mine, theirs }, imperial)).toEqual([
    { part: "weight", label: "Weight", mine: "4.625 lb", theirs: "9 lb", isMineChanged: true },
    { part: "lure_type", label: "Lure", mine: "nothing noted", theirs: "Fly", isMineChanged: false },
    { part: "notes", label: "Notes", mine: "slow jig", theirs: "nothing noted", isMineChanged: true },
  ]);
});

test("a merge takes what is kept from the form and the rest from what is stored", () => {
  const mine = { ...opened, weight: 5, species: "Other", customSpecies: "Zander" };
  const theirs = { ...opened, weight: 9, notes: "theirs" };

  const merged = mergeCatch({ mine, theirs }, new Set(["species"] as const));

  expect(merged).toEqual({ ...theirs, species: "Other", customSpecies: "Zander" });
});

test("each reads them in their own units, and what reads alike is no difference", () => {
  const metric = makeUnits("metric", false);
  const mine = { ...opened, weight: metric.unitOf("weight").toApi(2.8), air_temperature: 41 };
  const theirs = { ...opened, weight: 6.2, air_temperature: 50 };

  expect(findDifferences({ opened, mine, theirs }, metric)).toEqual([
    { part: "air_temperature", label: "Air temperature", mine: "5 °C", theirs: "10 °C", isMineChanged: true },
  ]);
});
