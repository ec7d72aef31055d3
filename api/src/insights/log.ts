import type { Expectation } from "@creel/domain/trips/expectation";

import type { Named, WaterNames } from "../places/water-names.repository.ts";
import type { KnownMonth, Sky } from "./insight-context.ts";
import type {
  LooseFish,
  CuttingEvent,
  EndedTrip,
  Fish,
  StoredPrediction,
  TripHour,
} from "./outings.repository.ts";
import type { Spell } from "./spellings.ts";

/** All data of an angler that outings are computed from. */
export interface Log {
  trips: readonly EndedTrip[];
  /** This map and the next two are keyed by trip id. */
  eventsOf: ReadonlyMap<string, readonly CuttingEvent[]>;
  fishOf: ReadonlyMap<string | null, readonly Fish[]>;
  hoursOf: ReadonlyMap<string, readonly TripHour[]>;
  /** This map and the next one contain only predictions made before the trip. */
  predictionOf: ReadonlyMap<string, StoredPrediction>;
  expectationOf: ReadonlyMap<string, Expectation>;
  loose: readonly LooseOuting[];
  /** The names of waters and spots. */
  names: WaterNames;
  spotOf: (waterId: string | null, place: Place) => { id: string; name: string } | null;
  spellSpecies: Spell;
  spellLure: Spell;
  sky: Sky;
}

/** Catches without a trip that are proposed as one trip. */
export interface LooseOuting {
  fish: readonly [LooseFish, ...LooseFish[]];
  water: Named | null;
  /** The weather of its place and month; `null` if it is not known, or if the fish are too few. */
  weather: KnownMonth | null;
}

export interface Place {
  latitude: number | null;
  longitude: number | null;
}
