import { expect, test } from "vitest";

import { tideAt, type Turn } from "./tide-at.ts";

const TURNS: Turn[] = [
  { time: "2026-03-05T05:50:00.000Z", type: "low" },
  { time: "2026-03-05T11:58:00.000Z", type: "high" },
  { time: "2026-03-05T18:10:00.000Z", type: "low" },
];

const at = (time: string) => tideAt(TURNS, new Date(`2026-03-05T${time}:00.000Z`));

test("the tide rises from low to high water and falls from high to low", () => {
  expect(at("09:00")).toBe("rising");
  expect(at("15:00")).toBe("falling");
});

test("up to 45 minutes to either side of a turn the water is slack", () => {
  expect([at("05:05"), at("06:35"), at("11:13"), at("12:43")]).toEqual(["slack", "slack", "slack", "slack"]);
  expect([at("06:36"), at("11:12"), at("12:44")]).toEqual(["rising", "rising", "falling"]);
});

test("before the first turn and after the last nobody knows the tide", () => {
  expect([at("05:04"), at("18:56")]).toEqual([null, null]);
  expect(tideAt([], new Date("2026-03-05T09:00:00.000Z"))).toBeNull();
});

test("where a turn is missing in between, nobody knows the tide", () => {
  const [first, , last] = TURNS;
  const gap = first && last ? [first, last] : [];
  expect(tideAt(gap, new Date("2026-03-05T09:00:00.000Z"))).toBeNull();
  const days = [
    { time: "2026-03-05T05:50:00.000Z", type: "low" },
    { time: "2026-03-07T11:58:00.000Z", type: "high" },
  ] as const;
  expect(tideAt(days, new Date("2026-03-06T09:00:00.000Z"))).toBeNull();
});

test("where one high water comes a day, the tide is known all day", () => {
  const gulf = [
    { time: "2026-03-05T02:00:00.000Z", type: "high" },
    { time: "2026-03-05T17:00:00.000Z", type: "low" },
  ] as const;
  expect(tideAt(gulf, new Date("2026-03-05T09:00:00.000Z"))).toBe("falling");
});
