import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { OutingWithoutHours } from "../outings.ts";

/**
 * Returns the outings as if only this species had been caught, each from its first to its last fish.
 * @param species `null` for all
 */
export function narrowToSpecies(
  outings: readonly OutingWithoutHours[],
  species: string | null,
): readonly OutingWithoutHours[] {
  if (species === null) return outings;
  return outings.flatMap((outing) => {
    const fish = outing.fish.filter((each) => each.species === species);
    return fish.length > 0 ? [{ ...outing, fish, segments: cutToFish(outing.segments, fish) }] : [];
  });
}

/** Returns the parts of the segments between the first and the last of these fish. */
export function cutToFish(
  segments: OutingWithoutHours["segments"],
  fish: OutingWithoutHours["fish"],
): OutingWithoutHours["segments"] {
  const [first, last] = [Date.parse(fish[0]?.at ?? ""), Date.parse(fish.at(-1)?.at ?? "")];
  return segments.flatMap((segment) => {
    const start = Date.parse(segment.start);
    const from = Math.max(start, first);
    const to = Math.min(start + segment.hours * HOUR_MS, last);
    return to > from
      ? [{ ...segment, start: new Date(from).toISOString(), hours: (to - from) / HOUR_MS }]
      : [];
  });
}
