import { expect, test } from "vitest";

import type { Catch } from "../catches/catch.ts";
import { emptyDetails } from "../details/details.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";

function caught(noted: Partial<Catch>): Catch {
  return {
    id: "0199f2a0-0000-7000-8000-000000000001",
    version: 1,
    species: "Perch",
    date: "2026-11-20T12:42:00.000Z",
    time: "06:42",
    time_zone: "America/Chicago",
    ...emptyDetails(),
    conditions_filled: null,
    latitude: null,
    longitude: null,
    photo_url: null,
    photo_urls: [],
    photos: [],
    is_sample: false,
    created_at: "2026-11-20T12:45:00.000Z",
    updated_at: "2026-11-20T12:45:00.000Z",
    ...noted,
  };
}

test("the catch that stays gets what the other says: how many fish, and what became of them", () => {
  const merged = mergeDuplicates(caught({ length: 9 }), caught({ quantity: 12, fate: "kept", length: 8 }));

  expect(merged?.fields).toEqual({ quantity: 12, fate: "kept" });
});

test("a count of the catch that stays is not replaced", () => {
  expect(mergeDuplicates(caught({ quantity: 3 }), caught({ quantity: 12 }))?.fields).toEqual({});
});
