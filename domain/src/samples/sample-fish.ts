import type { SPOTS } from "./sample-lake.ts";

/** In in, lb and ft, and HH:mm on the clock of the lake; `null` was not measured. */
export interface SampleFish {
  /** At least 1, so that it is in the past on every clock of the world. */
  daysAgo: number;
  time: string;
  spot: keyof typeof SPOTS;
  species: string;
  length: number | null;
  weight: number | null;
  lure_type: string | null;
  depth: number | null;
  notes?: string;
  photo?: SamplePhoto;
}

export const SAMPLE_PHOTOS = [
  "walleye-1",
  "walleye-2",
  "walleye-3",
  "pike-1",
  "pike-2",
  "smallmouth-1",
  "smallmouth-2",
  "perch-1",
  "musky-1",
  "musky-2",
  "bluegill-1",
  "largemouth-1",
] as const;
export type SamplePhoto = (typeof SAMPLE_PHOTOS)[number];

/** The latest first. The weights are what fish of these lengths weigh. */
export const SAMPLE_FISH: readonly SampleFish[] = [
  {
    ...at(1, "06:42", "mudFlat"),
    ...fish("Walleye", 24, 5.1),
    ...on("Jig", 18),
    notes: "Second drift, dead slow.",
    photo: "walleye-1",
  },
  { ...at(1, "07:15", "mudFlat"), ...fish("Walleye", 18.5, 2.3), ...on("Jig", 19) },
  { ...at(1, "17:05", "reedLine"), ...fish("Pike", 26, 5), ...on("Spoon", 6), photo: "pike-1" },
  {
    ...at(3, "16:20", "rockPile"),
    ...fish("Bass (Smallmouth)", 19.2, 4.4),
    ...on("Swimbait", 12),
    photo: "smallmouth-1",
  },
  { ...at(3, "16:48", "rockPile"), ...fish("Bass (Smallmouth)", 17, 3.1), ...on("Drop Shot", 14) },
  { ...at(5, "07:30", "sandBar"), ...fish("Perch", 11, 0.8), ...on("Live Bait", 24) },
  {
    ...at(5, "08:05", "sandBar"),
    ...fish("Perch", 12.5, 1.2),
    ...on("Live Bait", 24),
    notes: "A school. Kept four.",
    photo: "perch-1",
  },
  {
    ...at(8, "16:55", "gravelBar"),
    ...fish("Musky", 44, 25),
    ...on("Bucktail", 9),
    notes: "Followed twice, took it on the turn at the boat. Back in the water in under a minute.",
    photo: "musky-1",
  },
  { ...at(11, "06:58", "humps"), ...fish("Walleye", 21, 3.4), ...on("Crankbait", 26) },
  { ...at(14, "09:40", "cabbage"), ...fish("Bluegill", 9, 0.7), ...on("Live Bait", 8), photo: "bluegill-1" },
  {
    ...at(14, "10:10", "cabbage"),
    ...fish("Bass (Largemouth)", 18, 3.7),
    ...on("Soft Plastic", 7),
    photo: "largemouth-1",
  },
  {
    ...at(18, "17:22", "bigPoint"),
    ...fish("Walleye", 27.5, 7.7),
    ...on("Rapala", 15),
    notes: "The best of the year.",
    photo: "walleye-3",
  },
  { ...at(24, "07:05", "deepHole"), ...fish("Burbot", 26, 4.8), ...on("Jig", 34) },
  {
    ...at(31, "15:35", "eastReef"),
    ...fish("Bass (Smallmouth)", 20.5, 5.4),
    ...on("Jig", 16),
    photo: "smallmouth-2",
  },
  { ...at(38, "06:31", "northShoal"), ...fish("Walleye", 16, 1.5), ...on("Live Bait", 11) },
  { ...at(47, "11:45", "westBay"), ...fish("Pike", 32, 9.4), ...on("Spinnerbait", 5), photo: "pike-2" },
  {
    ...at(59, "17:50", "weedEdge"),
    ...fish("Musky", 49.5, 35),
    ...on("Swimbait", 13),
    notes: "Measured in the net.",
    photo: "musky-2",
  },
  { ...at(73, "08:20", "southDrop"), ...fish("Walleye", 19.5, 2.7), ...on("Jig", 22) },
  { ...at(95, "09:12", "sandBar"), ...fish("Perch", 10, null), ...on("Live Bait", 20) },
  {
    ...at(127, "06:20", "mudFlat"),
    ...fish("Walleye", 22, 3.9),
    ...on("Rattle Trap", 17),
    photo: "walleye-2",
  },
  { ...at(164, "12:30", "reedLine"), ...fish("Pike", 37, 14.5), ...on("Spoon", 7) },
  {
    ...at(210, "16:15", "humps"),
    ...fish("Walleye", null, 2),
    ...on("Jig", null),
    notes: "Slid back before the tape was out.",
  },
  { ...at(266, "10:50", "eastReef"), ...fish("Bass (Smallmouth)", 15.5, 2.3), ...on(null, 10) },
  { ...at(331, "07:44", "bigPoint"), ...fish("Walleye", 25.5, 6.1), ...on("Rapala", 14) },
];

function at(daysAgo: number, time: string, spot: SampleFish["spot"]) {
  return { daysAgo, time, spot };
}

function fish(species: string, length: number | null, weight: number | null) {
  return { species, length, weight };
}

function on(lure_type: string | null, depth: number | null) {
  return { lure_type, depth };
}
