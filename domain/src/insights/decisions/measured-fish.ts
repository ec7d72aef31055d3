import type { Counts } from "../counts.ts";

/** A fish that was measured. */
export interface MeasuredFish {
  /** That of its day on its water. */
  outing: string;
  /** yyyy-mm-dd */
  day: string;
  water: { id: string; name: string } | null;
  species: string;
  /** In in. */
  length: number;
  /** As `lureCodeOf` writes it; `null` where none is noted. */
  lure: string | null;
  /** In ft; `null` where it is not noted. */
  depth: number | null;
}

/** Of all catches, on a trip or not. */
export function measuredFish({
  catches,
  species,
  lures,
  waters,
  own_lures: own = [],
}: Counts): MeasuredFish[] {
  return catches.length.flatMap((length, index) => {
    if (length === null) return [];
    const day = catches.day[index] ?? "";
    const water = at(waters, catches.water[index]);
    return {
      outing: `${day} ${water?.id ?? ""}`,
      day,
      water,
      species: at(species, catches.species[index]) ?? "",
      length,
      lure: at(own, catches.own_lure?.[index]) ?? at(lures, catches.lure[index]),
      depth: catches.depth?.[index] ?? null,
    };
  });
}

function at<Named>(list: readonly Named[], place: number | null | undefined): Named | null {
  return list[place ?? -1] ?? null;
}
