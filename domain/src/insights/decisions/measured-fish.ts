import type { Counts } from "../counts.ts";

export interface MeasuredFish {
  /** The day and the water id, which stand for the outing. */
  outing: string;
  /** yyyy-mm-dd */
  day: string;
  water: { id: string; name: string } | null;
  species: string;
  /** In inches. */
  length: number;
  /** In the format of `lureCodeOf`; `null` if no lure is noted. */
  lure: string | null;
  /** In ft; `null` if not noted. */
  depth: number | null;
}

/** Reads all measured catches, with or without a trip. */
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
