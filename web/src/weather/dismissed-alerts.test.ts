import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { dismiss, dropExpired, readDismissed } from "./dismissed-alerts.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const GALE = { id: "gale", ends: "2026-11-21T18:00:00Z", expires: "2026-11-21T14:00:00Z" };
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

test("a dismissed alert is kept until its event is over, and then forgotten", () => {
  const dismissed = dismiss([], GALE, NOW);

  expect(dropExpired(dismissed, after(5.9)).map(({ id }) => id)).toEqual(["gale"]);
  expect(dropExpired(dismissed, after(6))).toEqual([]);
});

test("one whose end nobody knows is forgotten after a week", () => {
  const dismissed = dismiss([], { id: "heat", ends: null, expires: null }, NOW);

  expect(dropExpired(dismissed, after(24 * 7 - 1))).toHaveLength(1);
  expect(dropExpired(dismissed, after(24 * 7))).toEqual([]);
});

test("dismissing one twice keeps it once, with its later end", () => {
  const later = { ...GALE, ends: "2026-11-22T18:00:00Z" };

  expect(dismiss(dismiss([], GALE, NOW), later, NOW)).toEqual([{ id: "gale", until: later.ends }]);
});

test.each([null, "", "{", "[]", '{"maren":[{"id":1}]}'])(
  "what cannot be read (%s) dismisses nothing",
  (text) => {
    expect(readDismissed(text)).toEqual({});
  },
);

test("what was kept is read back", () => {
  const stored = { maren: dismiss([], GALE, NOW) };

  expect(readDismissed(JSON.stringify(stored))).toEqual(stored);
});
