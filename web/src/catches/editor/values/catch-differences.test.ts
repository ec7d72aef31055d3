import { expect, test } from "vitest";

import { makeUnits } from "../../../units/make-units.ts";
import { findConflicts, mergeCatch } from "./catch-differences.ts";
import { newCatchValues } from "./catch-values.ts";

const imperial = makeUnits("imperial", false);
const opened = { ...newCatchValues({ latitude: 47.8, longitude: -92.2 }), species: "Pike", weight: 4 };

test("what both wrote alike is no conflict", () => {
  const mine = { ...opened, weight: 5 };
  expect(findConflicts({ opened, mine, theirs: { ...opened, weight: 5 } }, imperial)).toEqual([]);
});

test("each conflict says what either wrote; what one side alone changed is none", () => {
  const mine = { ...opened, weight: 4.625, notes: "slow jig" };
  const theirs = { ...opened, weight: 9, depth: 12, notes: "" };

  expect(findConflicts({ opened, mine, theirs }, imperial)).toEqual([
    { part: "weight", label: "Weight", mine: "4.63 lb", theirs: "9 lb" },
  ]);
});

test("a merge has what either side changed, and of what both changed the one that is chosen", () => {
  const mine = { ...opened, weight: 5, length: 30, waterId: "mille-lacs", notes: "mine" };
  const theirs = { ...opened, weight: 9, length: 31, depth: 12, species: "Other", customSpecies: "Zander" };

  expect(mergeCatch({ opened, mine, theirs }, new Set(["length"] as const))).toEqual({
    ...theirs,
    weight: 5,
    waterId: "mille-lacs",
    notes: "mine",
  });
});

test("each own field is merged by itself", () => {
  const before = { ...opened, custom: { hatch: "caddis", line: 40, alone: true } };
  const mine = { ...before, custom: { hatch: "mayfly", line: 60 } };
  const theirs = { ...before, custom: { hatch: "caddis", line: 80, alone: true, friend: "Nils" } };
  const versions = { opened: before, mine, theirs };

  expect(findConflicts(versions, imperial).map(({ part }) => part)).toEqual(["custom"]);
  expect(mergeCatch(versions, new Set()).custom).toEqual({ hatch: "mayfly", line: 60, friend: "Nils" });
  expect(mergeCatch(versions, new Set(["custom"] as const)).custom).toEqual({
    hatch: "mayfly",
    line: 80,
    friend: "Nils",
  });
});

test("where it is not known what it was before, all that differs is asked about", () => {
  const mine = { ...opened, notes: "mine" };
  expect(findConflicts({ opened: null, mine, theirs: opened }, imperial)).toMatchObject([{ part: "notes" }]);
});

test("each reads them in their own units, and what reads alike is no conflict", () => {
  const metric = makeUnits("metric", false);
  const mine = { ...opened, weight: metric.unitOf("weight").toApi(2.8), air_temperature: 41 };
  const theirs = { ...opened, weight: 6.2, air_temperature: 50 };

  expect(findConflicts({ opened, mine, theirs }, metric)).toEqual([
    { part: "air_temperature", label: "Air temperature", mine: "5 °C", theirs: "10 °C" },
  ]);
});
