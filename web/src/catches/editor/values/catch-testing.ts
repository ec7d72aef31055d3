import type { Catch } from "@creel/domain/catches/catch";
import { emptyDetails } from "@creel/domain/details/details";

/** A walleye of a morning in November, of which nothing else is known than what is given. */
export function catchOf(noted: Partial<Catch>): Catch {
  return {
    id: "0199f2a0-0000-7000-8000-000000000002",
    version: 1,
    species: "Walleye",
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
