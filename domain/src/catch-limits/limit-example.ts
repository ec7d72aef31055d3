import type { Limit } from "./limit.ts";

/** A limit for walleye everywhere, without any rule. */
export function aLimit(known: Partial<Limit> = {}): Limit {
  return {
    id: "limit",
    version: 1,
    species: "Walleye",
    water_id: null,
    region: null,
    min_length: null,
    max_length: null,
    slot_from: null,
    slot_to: null,
    one_over: null,
    bag_day: null,
    bag_year: null,
    closed_from: null,
    closed_to: null,
    note: null,
    source: null,
    read_on: "2026-05-03",
    created_at: "2026-05-03T12:00:00.000Z",
    updated_at: "2026-05-03T12:00:00.000Z",
    ...known,
  };
}
