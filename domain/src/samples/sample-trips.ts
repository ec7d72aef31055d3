import { DAY_MS } from "../dates/units-of-time.ts";
import { SAMPLE_TIME_ZONE, SPOTS } from "./sample-lake.ts";

/** Times are HH:mm of `day` (yyyy-mm-dd) in `time_zone`. */
export interface SampleTrip {
  day: string;
  from: string;
  to: string;
  time_zone: string;
  latitude: number;
  longitude: number;
  place_name: string;
  target_species: string[];
  notes: string | null;
}

type Made = readonly [
  daysAgo: number,
  from: string,
  to: string,
  spot: keyof typeof SPOTS,
  target: string,
  notes?: string,
];

/** The latest first; some of them blanks. Their catches are those of the sample log within their time. */
const TRIPS: readonly Made[] = [
  [1, "16:20", "18:00", "reedLine", "Pike"],
  [1, "06:10", "09:30", "mudFlat", "Walleye"],
  [3, "15:40", "17:45", "rockPile", "Bass (Smallmouth)"],
  [4, "17:00", "19:30", "bigPoint", "Walleye", "Flat calm. Not a touch."],
  [5, "06:50", "09:15", "sandBar", "Perch"],
  [8, "13:30", "18:10", "gravelBar", "Musky", "Four hours for one fish."],
  [11, "06:15", "08:00", "humps", "Walleye"],
  [13, "06:20", "09:00", "northShoal", "Walleye"],
  [14, "09:00", "11:30", "cabbage", "Bass (Largemouth)"],
  [18, "16:30", "18:40", "bigPoint", "Walleye"],
  [20, "14:00", "17:30", "gravelBar", "Musky", "Two follows."],
  [24, "06:30", "09:00", "deepHole", "Walleye"],
  [31, "14:10", "17:00", "eastReef", "Bass (Smallmouth)"],
];

/** `today` is yyyy-mm-dd, as for the catches. */
export function sampleTrips(today: string): SampleTrip[] {
  const noonOfToday = Date.parse(`${today}T12:00:00Z`);
  return TRIPS.map(([daysAgo, from, to, spot, target, notes = null]) => ({
    day: new Date(noonOfToday - daysAgo * DAY_MS).toISOString().slice(0, "yyyy-mm-dd".length),
    from,
    to,
    time_zone: SAMPLE_TIME_ZONE,
    latitude: SPOTS[spot].latitude,
    longitude: SPOTS[spot].longitude,
    place_name: "Mille Lacs Lake",
    target_species: [target],
    notes,
  }));
}
