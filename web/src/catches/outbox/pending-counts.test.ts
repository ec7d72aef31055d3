import { catchFiltersSchema } from "@creel/domain/catches/catch-filters";
import { expect, test } from "vitest";

import { loadFishNames } from "../../i18n/fish-names.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { changed, changesTo, deleted, newCatch } from "./catch-item-testing.ts";
import { NO_CHANGES } from "./pending-changes.ts";
import {
  withPendingLures,
  withPendingSpecies,
  withPendingSummary,
  withPendingTotals,
} from "./pending-counts.ts";
import { withPendingPoints } from "./pending-points.ts";

const EVERYTHING = catchFiltersSchema.parse({});
const PIKE = catchFiltersSchema.parse({ species: "pike" });
const WALLEYE = catchOf({ id: "walleye", weight: 6.2, length: 25.5, lure_type: "Jig" });
const TOTALS = {
  count: 3,
  totalWeight: 10.5,
  heaviest: 6.2,
  longest: 25.5,
  firstDay: "2026-11-01",
  lastDay: "2026-11-20",
};
const SUMMARY = { totalCatches: 3, thisMonth: 2, favoriteSpecies: "Walleye", biggestCatch: 6.2 };
const SPECIES = {
  species: [
    { species: "Walleye", count: 2 },
    { species: "zander", count: 1 },
  ],
};
const LURES = { lures: [{ lure: "Jig", count: 2 }] };
const NOVEMBER = { from: Date.UTC(2026, 10, 1, 6), until: Date.UTC(2026, 11, 1, 6) };
const POINTS = [{ id: "walleye" }, { id: "other" }];

const summaryOf = (changes: ReturnType<typeof changesTo>, species = SPECIES) =>
  withPendingSummary(SUMMARY, changes, { everything: EVERYTHING, month: NOVEMBER, species });
const pointsOf = (changes: ReturnType<typeof changesTo>, filters = EVERYTHING) =>
  withPendingPoints(POINTS, changes, { filters, toPoint: ({ id }) => ({ id }) });

test("where nothing waits, every answer is the very same object", () => {
  expect(withPendingTotals(TOTALS, NO_CHANGES, EVERYTHING)).toBe(TOTALS);
  expect(summaryOf(NO_CHANGES)).toBe(SUMMARY);
  expect(withPendingSpecies(SPECIES, NO_CHANGES, EVERYTHING)).toBe(SPECIES);
  expect(withPendingLures(LURES, NO_CHANGES, EVERYTHING)).toBe(LURES);
  expect(pointsOf(NO_CHANGES)).toBe(POINTS);
});

test("new catches are counted in the totals, and stretch their days", () => {
  const changes = changesTo(
    [],
    newCatch("one", { weight: 0.1, length: 40 }, 30),
    newCatch("two", { weight: 31.2 }),
    newCatch("three"),
  );
  expect(withPendingTotals(TOTALS, changes, EVERYTHING)).toEqual({
    count: 6,
    totalWeight: 41.8,
    heaviest: 31.2,
    longest: 40,
    firstDay: "2026-10-22",
    lastDay: "2026-11-21",
  });
});

test("weights are summed up exactly", () => {
  // As floats they come to 0.30000000000000004.
  const little = { ...TOTALS, totalWeight: 0.1 };
  const changes = changesTo([], newCatch("new", { weight: 0.2 }));
  expect(withPendingTotals(little, changes, EVERYTHING).totalWeight).toBe(0.3);
});

test("what is deleted is counted no more, and a change by what it changes", () => {
  expect(withPendingTotals(TOTALS, changesTo([WALLEYE], deleted("walleye")), EVERYTHING)).toMatchObject({
    count: 2,
    totalWeight: 4.3,
  });
  const heavier = changesTo([WALLEYE], changed(WALLEYE, { weight: 7.2 }));
  expect(withPendingTotals(TOTALS, heavier, EVERYTHING)).toMatchObject({
    count: 3,
    totalWeight: 11.5,
    heaviest: 7.2,
  });
});

test("a deletion of a catch that no list has counts where the catch matches alone", () => {
  const changes = changesTo([], deleted("walleye", WALLEYE));
  expect(withPendingTotals(TOTALS, changes, PIKE)).toEqual(TOTALS);
  expect(withPendingTotals(TOTALS, changes, EVERYTHING)).toMatchObject({ count: 2, totalWeight: 4.3 });
  expect(withPendingSpecies(SPECIES, changes, EVERYTHING).species).toContainEqual({
    species: "Walleye",
    count: 1,
  });
});

test("a new catch that is deleted before it was sent was never counted", () => {
  const pike = catchOf({ id: "pike", species: "Pike" });
  const changes = changesTo([], newCatch("pike"), deleted("pike", pike));
  expect(withPendingTotals(TOTALS, changes, EVERYTHING)).toEqual(TOTALS);
});

test("without the last catch there are no totals", () => {
  const one = { ...TOTALS, count: 1 };
  expect(withPendingTotals(one, changesTo([WALLEYE], deleted("walleye")), EVERYTHING)).toEqual({
    count: 0,
    totalWeight: null,
    heaviest: null,
    longest: null,
    firstDay: null,
    lastDay: null,
  });
});

test("a catch that the server has already is not counted twice", () => {
  const stored = catchOf({ id: "sent", species: "Pike", weight: 2 });
  const changes = changesTo([stored], newCatch("sent", { weight: 2 }));
  expect(withPendingTotals(TOTALS, changes, EVERYTHING)).toMatchObject({ count: 3, totalWeight: 10.5 });
});

test("the totals count what matches the filters alone", () => {
  const changes = changesTo([WALLEYE], newCatch("pike"), deleted("walleye"));
  expect(withPendingTotals(TOTALS, changes, PIKE).count).toBe(4);
});

test("the summary counts the logbook and the month on the user's clock", () => {
  const [last, first] = ["2026-12-01T05:59:00Z", "2026-12-01T06:00:00Z"];
  const changes = changesTo(
    [WALLEYE],
    newCatch("last", { date: last, weight: 9 }),
    newCatch("first", { date: first }),
  );
  expect(summaryOf(changes)).toMatchObject({ totalCatches: 5, thisMonth: 3, biggestCatch: 9 });
  expect(summaryOf(changesTo([WALLEYE], deleted("walleye")))).toMatchObject({
    totalCatches: 2,
    thisMonth: 1,
  });
});

test("the top species is the one that is most frequent with what waits", () => {
  const items = ["one", "two", "three"].map((id) => newCatch(id));
  const changes = changesTo([], ...items);
  expect(summaryOf(changes, withPendingSpecies(SPECIES, changes, EVERYTHING)).favoriteSpecies).toBe("Pike");
});

test("species and lures are counted without regard to case, those that are gone left out", () => {
  const items = [
    newCatch("one", { species: "Zander", lure_type: "jig" }),
    newCatch("two", { species: "Zander", lure_type: "Spoon" }),
    newCatch("three", { species: "Pike" }),
    changed(WALLEYE, { species: "Musky", lure_type: null }),
  ];
  const changes = changesTo([WALLEYE], ...items);

  expect(withPendingSpecies(SPECIES, changes, EVERYTHING).species).toEqual([
    { species: "zander", count: 3 },
    { species: "Walleye", count: 1 },
    { species: "Pike", count: 1 },
    { species: "Musky", count: 1 },
  ]);
  expect(withPendingLures(LURES, changes, EVERYTHING).lures).toEqual([
    { lure: "Jig", count: 2 },
    { lure: "Spoon", count: 1 },
  ]);
  const withoutLure = changesTo([WALLEYE], changed(WALLEYE, { lure_type: null }));
  expect(withPendingLures({ lures: [{ lure: "Jig", count: 1 }] }, withoutLure, EVERYTHING).lures).toEqual([]);
});

test("on the map what waits lies on top, once, where it matches; what is deleted is gone", () => {
  const changes = changesTo([WALLEYE], newCatch("pike"), changed(WALLEYE, { weight: 7 }));
  expect(pointsOf(changes).map(({ id }) => id)).toEqual(["other", "pike", "walleye"]);
  expect(pointsOf(changes, PIKE).map(({ id }) => id)).toEqual(["other", "pike"]);
  expect(pointsOf(changesTo([WALLEYE], deleted("walleye")))).toEqual([{ id: "other" }]);
});

test("when the last catch goes, the numbers are those of an empty log, though no species were counted here", () => {
  const one = { ...SUMMARY, totalCatches: 1, thisMonth: 1 };
  const context = { everything: EVERYTHING, month: NOVEMBER, species: undefined };
  expect(withPendingSummary(one, changesTo([WALLEYE], deleted("walleye")), context)).toEqual({
    totalCatches: 0,
    thisMonth: 0,
    favoriteSpecies: "N/A",
    biggestCatch: null,
  });
});

test("once the names of fish are loaded, a sandre that waits counts with the zander of the log", async () => {
  const changes = changesTo([], newCatch("one", { species: "sandre" }));
  expect(withPendingSpecies(SPECIES, changes, EVERYTHING).species).toHaveLength(3);

  await loadFishNames();

  expect(withPendingSpecies(SPECIES, changes, EVERYTHING).species).toContainEqual({
    species: "zander",
    count: 2,
  });
  expect(
    withPendingSpecies(SPECIES, changes, catchFiltersSchema.parse({ species: "kuha" })).species,
  ).toContainEqual({
    species: "zander",
    count: 2,
  });
});
