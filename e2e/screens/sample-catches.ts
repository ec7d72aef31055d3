/** A catch in the API's units, as it is sent. `photos` are names of the sample photos, cover first. */
export interface SampleCatch {
  species: string;
  latitude: number;
  longitude: number;
  weight?: number;
  length?: number;
  depth?: number;
  water_temperature?: number;
  lure_type?: string;
  notes?: string;
  weather_conditions?: string;
  air_temperature?: number;
  wind_speed?: number;
  wind_direction?: string;
  barometric_pressure?: number;
  pressure_trend?: string;
  lunar_phase?: string;
  photos?: readonly string[];
}

const NEWEST: SampleCatch = {
  species: "Walleye",
  latitude: 47.0,
  longitude: -90.72,
  weight: 6.2,
  length: 25.5,
  depth: 18,
  lure_type: "Jig",
  notes: "Second cast off the point, dead slow on the bottom. Let go at once.",
  photos: ["walleye", "dawn", "perch", "pike", "smallmouth"],
};

/** The catches on the home page's map, all from one lake. One has nothing but a species. */
export const FEATURED: readonly SampleCatch[] = [
  NEWEST,
  {
    species: "Pike",
    latitude: 46.77,
    longitude: -91.45,
    weight: 11.8,
    length: 36,
    depth: 17,
    lure_type: "Spoon",
    photos: ["pike"],
  },
  {
    species: "Perch",
    latitude: 46.66,
    longitude: -90.86,
    weight: 0.9,
    length: 11.2,
    depth: 16,
    lure_type: "Live Bait",
    photos: ["perch"],
  },
  {
    species: "Musky",
    latitude: 46.72,
    longitude: -90.4,
    weight: 31.4,
    length: 49.5,
    depth: 15,
    lure_type: "Bucktail",
  },
  {
    species: "Bass (Smallmouth)",
    latitude: 47.06,
    longitude: -90.5,
    weight: 4.1,
    length: 19.8,
    depth: 14,
    lure_type: "Drop Shot",
    photos: ["smallmouth"],
  },
  { species: "Trout", latitude: 47.28, longitude: -91.18, weight: 3.3, depth: 13, lure_type: "Jig" },
  { species: "Salmon", latitude: 47.45, longitude: -90.85, weight: 9.6, depth: 42, lure_type: "Spoon" },
  { species: "Lake whitefish", latitude: 47.06, longitude: -91.1, weight: 2.2, depth: 60, lure_type: "Jig" },
  { species: "Walleye", latitude: 46.86, longitude: -91.2, weight: 3.8, depth: 12, lure_type: "Crankbait" },
  { species: "Salmon", latitude: 47.12, longitude: -90.05, weight: 12.4, depth: 55, lure_type: "Spoon" },
  { species: "Pike", latitude: 47.52, longitude: -90.35, weight: 7.1, depth: 9, lure_type: "Spinnerbait" },
  { species: "Trout", latitude: 46.97, longitude: -91.62, weight: 4.4, depth: 20, lure_type: "Rapala" },
  { species: "Walleye", latitude: 46.74, longitude: -91.95, weight: 2.9, depth: 10, lure_type: "Jig" },
  { species: "Pike", latitude: 46.75, longitude: -91.93, weight: 5.2, depth: 8, lure_type: "Spoon" },
];

const WEATHER: Partial<SampleCatch> = {
  weather_conditions: "Partly Cloudy",
  air_temperature: 41,
  wind_speed: 8,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};

/**
 * The extremes that a page must handle: names of maximum length with every field filled in, catches with nothing but a
 * species, and several catches at one spot.
 */
const AWKWARD: readonly SampleCatch[] = [
  {
    species: "Lake whitefish and cisco, the hybrid from behind the old lighthouse at Sand Bay",
    latitude: 46.98,
    longitude: -90.95,
    weight: 2.25,
    length: 18.75,
    depth: 118,
    water_temperature: 44,
    ...WEATHER,
    lure_type: "A quarter-ounce jig head with half a minnow, tipped with a kernel of sweet corn",
    notes: "The third fish of an hour that had nothing in it until then. ".repeat(6),
  },
  { species: "Bluegill", latitude: 46.7, longitude: -91.1 },
  { species: "Perch", latitude: 46.7, longitude: -91.1 },
];

const WALLEYE_LURES = ["Jig", "Crankbait", "Live Bait", "Rapala"];
const REST = ["Walleye", "Perch", "Walleye", "Pike", "Bass (Largemouth)", "Catfish", "Walleye", "Bluegill"];

/** The ordinary catches of one autumn, along the south shore. */
const ORDINARY: readonly SampleCatch[] = Array.from({ length: 22 }, (_, index) => ({
  species: REST[index % REST.length] ?? "Walleye",
  latitude: 46.72 + (index % 7) * 0.035,
  longitude: -91.8 + index * 0.045,
  weight: Number((1.1 + ((index * 7) % 23) / 5).toFixed(1)),
  length: 11 + ((index * 5) % 14),
  depth: 6 + ((index * 3) % 25),
  lure_type: WALLEYE_LURES[index % WALLEYE_LURES.length] ?? "Jig",
  ...(index % 6 === 1 && { photos: ["perch"] }),
  ...(index % 9 === 3 && { photos: ["pike"] }),
}));

/** 39 catches, newest first. The newest has every field filled in. */
export const SAMPLE_CATCHES: readonly SampleCatch[] = [
  { ...NEWEST, ...WEATHER, water_temperature: 44 },
  ...FEATURED.slice(1, 5),
  ...AWKWARD,
  ...FEATURED.slice(5),
  ...ORDINARY,
];
