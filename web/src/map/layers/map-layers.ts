const CATCHES_AS = ["pins", "heat", "rate"] as const;
/** How catches are drawn: each, how many, or how many an hour. */
export type CatchesAs = (typeof CATCHES_AS)[number];

export interface MapLayers {
  catches: CatchesAs;
  /** The angler's own waters and spots. */
  waters: boolean;
  /** Where trips began and what happened on them. */
  trips: boolean;
}

/** In the page's address, as in "rate,waters". */
const NAME = "layers";

export function readLayers(search: URLSearchParams): MapLayers {
  const names = (search.get(NAME) ?? "").split(",");
  return {
    catches: CATCHES_AS.find((each) => names.includes(each)) ?? "pins",
    waters: names.includes("waters"),
    trips: names.includes("trips"),
  };
}

/** Whether anything but pins is shown. */
export function hasLayers({ catches, waters, trips }: MapLayers): boolean {
  return catches !== "pins" || waters || trips;
}

export function writeLayers(params: URLSearchParams, { catches, waters, trips }: MapLayers): void {
  const names = [catches !== "pins" && catches, waters && "waters", trips && "trips"].filter(Boolean);
  if (names.length === 0) params.delete(NAME);
  else params.set(NAME, names.join(","));
}
