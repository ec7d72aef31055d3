import type { Catch } from "@creel/domain/catches/catch";
import { catchListQuerySchema } from "@creel/domain/catches/catch-list";
import { catchOrder } from "@creel/domain/catches/catch-order";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";

import { catchOf } from "../editor/values/catch-testing.ts";
import { changed, changesTo, deleted, KEPT_AT, newCatch } from "./catch-item-testing.ts";
import type { CatchItem } from "./catch-item.ts";
import { changesOf, NO_CHANGES } from "./pending-changes.ts";
import { pendingOf } from "./pending-items.ts";
import { pendingCatches, withPendingList, withPendingPage } from "./pending-list.ts";

const filtersOf = (given: object = {}) => catchListQuerySchema.parse(given);

function stored(id: string, daysAgo: number, noted: Partial<Catch> = {}): Catch {
  return catchOf({ id, date: new Date(KEPT_AT - daysAgo * DAY_MS).toISOString(), ...noted });
}

function pagesOf(...pages: Catch[][]) {
  const total = pages.flat().length;
  return {
    pages: pages.map((catches, index) => ({
      catches,
      nextCursor: index === pages.length - 1 ? null : "next",
      total,
      didYouMean: null,
    })),
    pageParams: pages.map(String),
  };
}

const [A, B, C, D] = [stored("a", 1), stored("b", 3), stored("c", 5), stored("d", 7)];
const LOG = [A, B, C, D];
const idsOf = ({ pages }: { pages: readonly { catches: readonly Catch[] }[] }) =>
  pages.map(({ catches }) => catches.map(({ id }) => id));

test("where nothing waits, a list is the very same object", () => {
  const list = pagesOf(LOG);
  expect(withPendingList(list, NO_CHANGES, filtersOf())).toBe(list);
  expect(changesOf(pendingOf([]), () => A)).toBe(NO_CHANGES);
});

test("new catches stand where they belong, and are counted on every page", () => {
  const changes = changesTo(
    LOG,
    newCatch("older", {}, 4),
    newCatch("newest", {}, 0),
    newCatch("oldest", {}, 9),
  );

  const merged = withPendingList(pagesOf([A, B], [C, D]), changes, filtersOf());

  expect(idsOf(merged)).toEqual([
    ["newest", "a", "b", "older"],
    ["c", "d", "oldest"],
  ]);
  expect(merged.pages.map(({ total }) => total)).toEqual([7, 7]);
});

test("what belongs behind the last loaded page comes with its page", () => {
  const [first, second] = [pagesOf([A, B], [C, D]).pages[0], pagesOf([C, D]).pages[0]];
  const changes = changesTo(LOG, newCatch("older", {}, 6));
  const loaded = { pages: first ? [first] : [], pageParams: [""] };
  const both = { pages: first && second ? [first, second] : [], pageParams: ["", "next"] };

  expect(idsOf(withPendingList(loaded, changes, filtersOf()))).toEqual([["a", "b"]]);
  expect(withPendingList(loaded, changes, filtersOf()).pages[0]?.total).toBe(5);
  expect(idsOf(withPendingList(both, changes, filtersOf()))).toEqual([
    ["a", "b"],
    ["c", "older", "d"],
  ]);
});

test("what is deleted is gone, and is counted no more", () => {
  const merged = withPendingList(
    pagesOf(LOG),
    changesTo(LOG, deleted("b"), deleted("not listed")),
    filtersOf(),
  );
  expect(idsOf(merged)).toEqual([["a", "c", "d"]]);
  expect(merged.pages[0]?.total).toBe(2);
});

test("a changed catch moves to where it belongs now", () => {
  const later = new Date(KEPT_AT).toISOString();
  const merged = withPendingList(
    pagesOf([A, B], [C, D]),
    changesTo(LOG, changed(D, { date: later })),
    filtersOf(),
  );
  expect(idsOf(merged)).toEqual([["d", "a", "b"], ["c"]]);
  expect(merged.pages[0]?.total).toBe(4);
});

test("by weight, those without one come last in both directions", () => {
  const weighed = [stored("x", 1, { weight: 5 }), stored("y", 2, { weight: 2 }), stored("z", 3)];
  const items = [newCatch("heavy", { weight: 9 }), newCatch("middle", { weight: 3 }), newCatch("unweighed")];
  const idsBy = (sort: "weight" | "-weight", list: Catch[]) =>
    idsOf(withPendingList(pagesOf(list), changesTo(list, ...items), filtersOf({ sort })))[0];

  expect(idsBy("-weight", weighed)).toEqual(["heavy", "x", "middle", "y", "z", "unweighed"]);
  expect(idsBy("weight", weighed.toSorted(catchOrder("weight")))).toEqual([
    "y",
    "middle",
    "x",
    "heavy",
    "unweighed",
    "z",
  ]);
});

test("only what matches the filters is laid over a list, and what matches no more leaves it", () => {
  const filters = filtersOf({ species: ["walleye"], minWeight: "3" });
  const heavy = LOG.map((caught) => ({ ...caught, weight: 4 }));
  const items = [
    newCatch("pike", { weight: 9 }),
    newCatch("small", { species: "Walleye", weight: 1 }),
    newCatch("right", { species: "Walleye", weight: 3 }),
    changed({ ...A, weight: 4 }, { weight: 2 }),
  ];

  const merged = withPendingList(pagesOf(heavy), changesTo(heavy, ...items), filters);

  expect(idsOf(merged)).toEqual([["right", "b", "c", "d"]]);
  expect(merged.pages[0]?.total).toBe(4);
});

test("another spelling is not suggested where what waits matches the words", () => {
  const nothing = {
    pages: [{ catches: [], nextCursor: null, total: 0, didYouMean: { from: "pyke", to: "Pike", total: 1 } }],
    pageParams: [""],
  };
  const suggestion = (...items: CatchItem[]) =>
    withPendingList(nothing, changesTo([], ...items), filtersOf({ q: "pyke" })).pages[0]?.didYouMean;

  expect(suggestion(newCatch("new", { notes: "Old Pyke" }))).toBeNull();
  expect(suggestion(newCatch("new"))).toMatchObject({ to: "Pike" });
});

test("of the newest catches there are as many as there were asked for", () => {
  const page = { catches: LOG, nextCursor: "next", total: 40, didYouMean: null };
  const changes = changesTo(LOG, newCatch("new"), newCatch("older", {}, 9));
  const merged = withPendingPage(page, changes, { filters: filtersOf(), most: 4 });
  expect(merged.catches.map(({ id }) => id)).toEqual(["new", "a", "b", "c"]);
  expect(merged.total).toBe(42);
});

test("catches that did not change are the very same objects, also when something else is sent", () => {
  const items = [newCatch("one"), newCatch("two")];
  const [before, after] = [items, items.slice(1)].map((waiting) =>
    pendingCatches(changesTo(LOG, ...waiting), filtersOf()).find(({ id }) => id === "two"),
  );
  expect(after).toBe(before);
  expect(withPendingList(pagesOf(LOG), changesTo(LOG, ...items), filtersOf()).pages[0]?.catches).toContain(A);
});

const anyCatch = record({ weight: integer({ min: 0, max: 5 }), day: integer({ min: 0, max: 9 }) });
const anySort = constantFrom("date", "-date", "weight", "-weight");

test("however it is sorted and paged, a loaded list is in order, with each catch once", () => {
  assert(
    property(array(anyCatch), array(anyCatch), anySort, boolean(), (logged, waiting, sort, hasMore) => {
      const order = catchOrder(sort);
      const log = logged
        .map(({ weight, day }, index) => stored(`stored-${index}`, day, { weight }))
        .toSorted(order);
      const pages = pagesOf(log.slice(0, 3), log.slice(3, 6));
      const list = hasMore
        ? { ...pages, pages: pages.pages.map((page) => ({ ...page, nextCursor: "n" })) }
        : pages;
      const items = waiting.map(({ weight, day }, index) => newCatch(`new-${index}`, { weight }, day));

      const merged = withPendingList(list, changesTo(log, ...items), filtersOf({ sort })).pages;

      const shown = merged.flatMap(({ catches }) => catches);
      expect(shown).toEqual(shown.toSorted(order));
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      if (!hasMore) expect(shown).toHaveLength(Math.min(6, log.length) + waiting.length);
    }),
  );
});
