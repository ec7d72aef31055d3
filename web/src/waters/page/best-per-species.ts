import type { WaterStats } from "@creel/domain/waters/water";

type Best = WaterStats["bests"][number];
export type SpeciesBest = Pick<Best, "species" | "weight" | "length" | "date">;

/**
 * One for each species: the heaviest weight and the greatest length, which may be of two fish, with the day of the
 * heavier one.
 */
export function bestPerSpecies(bests: readonly Best[]): SpeciesBest[] {
  return [...new Set(bests.map(({ species }) => species))].flatMap((species) => {
    const own = bests.filter((best) => best.species === species);
    const heaviest = greatest(own, "weight");
    const longest = greatest(own, "length");
    const shown = heaviest ?? longest;
    if (!shown) return [];
    return { species, weight: heaviest?.weight ?? null, length: longest?.length ?? null, date: shown.date };
  });
}

function greatest(bests: readonly Best[], measure: "weight" | "length"): Best | undefined {
  const measured = bests.filter((best) => best[measure] !== null);
  return measured.toSorted((one, other) => (other[measure] ?? 0) - (one[measure] ?? 0))[0];
}
