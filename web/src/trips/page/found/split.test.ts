import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { expect, test } from "vitest";

import { catchOf } from "../../../catches/editor/values/catch-testing.ts";
import { largestGap, splitAt } from "./split.ts";

const at = (time: string) => `2025-05-24T${time}:00.000Z`;
const fish = (id: string, time: string | null) =>
  catchOf({ id, date: at(time ?? "12:00"), time, species: id === "d" ? "Pike" : "Walleye" });

const [A, B, C, D] = [fish("a", "06:15"), fish("b", null), fish("c", "07:06"), fish("d", "09:50")];
const PROPOSAL: Proposal = {
  key: "a",
  catchIds: ["a", "b", "c", "d"],
  started_at: at("06:15"),
  ended_at: at("09:50"),
  day: "2025-05-24",
  time_zone: "UTC",
  water: null,
  bySpecies: [],
  confidence: "high",
  reasons: [{ code: "gap", hours: 2.7, km: 0 }],
};

test("the longest time without a fish lies between two whose times are known", () => {
  expect(largestGap([D, A, B, C])).toEqual({ from: Date.parse(at("07:06")), to: Date.parse(at("09:50")) });
  expect(largestGap([A, B])).toBeNull();
});

test("a split proposal is two, each with its fish, times and species", () => {
  const gap = largestGap([A, B, C, D]);
  if (!gap) throw new Error("There is a gap");

  expect(splitAt(PROPOSAL, [A, B, C, D], gap)).toMatchObject([
    {
      key: "a",
      catchIds: ["a", "b", "c"],
      started_at: at("06:15"),
      ended_at: at("07:06"),
      bySpecies: [{ species: "Walleye", count: 3 }],
      reasons: [],
    },
    {
      key: "d",
      catchIds: ["d"],
      started_at: at("09:50"),
      ended_at: at("09:50"),
      bySpecies: [{ species: "Pike", count: 1 }],
      reasons: [{ code: "single_catch" }],
    },
  ]);
});
