import type { SpeciesName } from "../species/species.ts";
import type { EventKind } from "../trips/trip-event.ts";
import type { SampleLure } from "./sample-gear.ts";
import type { SampleSpotName } from "./sample-waters.ts";

/** HH:mm on the clock of the water. */
type Clock = string;
/** At the start of the trip and at its end; in between it changes evenly. */
type FromTo = readonly [start: number, end: number];

/** In °F, mph, degrees, per cent and inHg. */
export interface SampleWeather {
  air: FromTo;
  water: number;
  wind: FromTo;
  /** Where the wind comes from. */
  windFrom: number;
  clouds: FromTo;
  /** At the start. */
  pressure: number;
  /** In three hours. */
  change: FromTo;
  /** WMO 4677, of rain, snow and fog; else it is that of the clouds. */
  code?: number;
}

interface TiedSample {
  at: Clock;
  lure: SampleLure;
}

/** In in, lb and ft; `null` was not measured. */
export interface SampleFish {
  at: Clock;
  species: SpeciesName | "Burbot" | "Crappie";
  length: number | null;
  weight: number | null;
  depth: number | null;
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
  /** It is made in each of these years, */
  years: "odd" | "even";
  /** on this day: MM-dd. */
  date: string;
  from: Clock;
  to: Clock;
  spot: SampleSpotName;
  target: SpeciesName;
  /** As trips write it. */
  method: string;
  weather: SampleWeather;
  /** The first from the start on. */
  lures: readonly TiedSample[];
  fish: readonly SampleFish[];
  events?: readonly SampleEvent[];
  notes?: string;
  companions?: readonly string[];
  hasTrack?: boolean;
}

/** @param when as in "odd 04-19" */
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

export function caught(
  at: Clock,
  species: SampleFish["species"],
  [length, weight, depth]: readonly [length: number | null, weight: number | null, depth: number | null],
): SampleFish {
  return { at, species, length, weight, depth };
}
