import { expect, test } from "vitest";

import { WrittenViews } from "./written-views.ts";

test("a map that moved on is not taken back by what it wrote before", () => {
  const written = new WrittenViews("start");
  written.note("zoomed");
  written.note("moved");
  expect(["zoomed", "moved"].map((view) => written.isNews(view))).toEqual([false, false]);
});

test("a link to where the map was before takes it back there, once", () => {
  const written = new WrittenViews("start");
  written.note("moved");
  expect(["moved", "start", "start"].map((view) => written.isNews(view))).toEqual([false, true, false]);
});
