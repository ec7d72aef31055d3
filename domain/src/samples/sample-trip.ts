import type { Fate } from "../catches/fate.ts";
import type { SpeciesName } from "../species/species.ts";
import type { EventKind } from "../trips/trip-event.ts";
import type { SampleLure } from "./sample-gear.ts";
import type { SampleSpotName } from "./sample-waters.ts";

/** HH:mm in the time zone of the water. */
type Clock = string;
/** Values at the start and the end of the trip, interpolated linearly. */
type FromTo = readonly [start: number, end: number];

/** In °F, mph, degrees, percent and inHg. */
export interface SampleWeather {
  air: FromTo;
  water: number;
  wind: FromTo;
  /** The direction the wind comes from. */
  windFrom: number;
  clouds: FromTo;
  /** The value at the start of the trip. */
  pressure: number;
  /** The change over three hours. */
  change: FromTo;
  /** WMO code 4677 for rain, snow and fog; defaults to the code of the cloud cover. */
  code?: number;
}

interface TiedSample {
  at: Clock;
  lure: SampleLure;
}

/** In inches, lb and ft; `null` if not measured. */
export interface SampleFish {
  at: Clock;
  species: SpeciesName | "Burbot" | "Crappie";
  length: number | null;
  weight: number | null;
  depth: number | null;
  fate: Fate | null;
  notes?: string;
  hasPhoto?: boolean;
}

interface SampleEvent {
  at: Clock;
  kind: Extract<EventKind, "lost" | "strike" | "follow" | "pause" | "resume">;
  species?: SampleFish["species"];
  note?: string;
}

export interface SampleTrip {
  /** The years in which the trip takes place. */
  years: "odd" | "even";
  /** The day of the trip, MM-dd. */
  date: string;
  from: Clock;
  to: Clock;
  spot: SampleSpotName;
  target: SpeciesName;
  /** The value of the trip's `method` field. */
  method: string;
  weather: SampleWeather;
  /** The first lure is tied on from the start. */
  lures: readonly TiedSample[];
  fish: readonly SampleFish[];
  events?: readonly SampleEvent[];
  notes?: string;
  companions?: readonly string[];
  hasTrack?: boolean;
}

/** @param when such as "odd 04-19" */
export function trip(
  when: `${SampleTrip["years"]} ${string}`,
  [from, to]: readonly [from: Clock, to: Clock],
  details: Omit<SampleTrip, "years" | "date" | "from" | "to">,
): SampleTrip {
  const years = when.startsWith("odd") ? "odd" : "even";
  return { years, date: when.slice(years.length + 1), from, to, ...details };
}

type Air = "air" | "water" | "clouds" | "code";

export function weather(air: Pick<SampleWeather, Air>, wind: Omit<SampleWeather, Air>): SampleWeather {
  return { ...air, ...wind };
}

export function tied(at: Clock, lure: SampleLure): TiedSample {
  return { at, lure };
}

/** The lengths at which its angler usually keeps a fish, in inches. All others go back. */
const USUALLY_KEPT: Partial<Record<SampleFish["species"], FromTo>> = {
  Bluegill: [8, 12],
  Burbot: [20, 40],
  Crappie: [9, 16],
  Perch: [9.5, 15],
  Walleye: [15, 19.5],
};

function usualFate(species: SampleFish["species"], length: number | null): Fate | null {
  if (length === null) return null;
  const [from, to] = USUALLY_KEPT[species] ?? [Infinity, Infinity];
  return length >= from && length <= to ? "kept" : "released";
}

export function caught(
  at: Clock,
  species: SampleFish["species"],
  [length, weight, depth]: readonly [length: number | null, weight: number | null, depth: number | null],
): SampleFish {
  return { at, species, length, weight, depth, fate: usualFate(species, length) };
}
