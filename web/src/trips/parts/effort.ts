import type { Trip } from "@creel/domain/trips/trip";

/** How a trip is fished: what is asked at its start and can be changed until its end. */
export type Effort = Pick<Trip, "method" | "lines" | "target_species">;

export function effortOf({ method, lines, target_species: targets }: Effort): Effort {
  return { method, lines, target_species: targets };
}
