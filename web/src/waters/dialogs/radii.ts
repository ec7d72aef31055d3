import type { UnitSystem } from "@creel/domain/accounts/user";

const METERS_PER_MILE = 1609.344;
const MILES = [0.1, 0.3, 0.5, 1, 2, 5, 10, 20, 50];
const METERS = [100, 250, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000];

/** In meters, round in these units; the one that a water has is among them. */
export function radiiWith(radius: number, system: UnitSystem): number[] {
  const round = system === "metric" ? METERS : MILES.map((miles) => Math.round(miles * METERS_PER_MILE));
  return [...new Set([radius, ...round])].toSorted((one, other) => one - other);
}

export function toMiles(meters: number): number {
  return meters / METERS_PER_MILE;
}
