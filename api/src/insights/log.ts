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

/** All of an angler that outings are made of. */
export interface Log {
  trips: readonly EndedTrip[];
  /** These by the id of the trip. */
  eventsOf: ReadonlyMap<string, readonly CuttingEvent[]>;
  fishOf: ReadonlyMap<string | null, readonly Fish[]>;
  hoursOf: ReadonlyMap<string, readonly TripHour[]>;
  /** These two only as far as they were said before the trip. */
  predictionOf: ReadonlyMap<string, StoredPrediction>;
  expectationOf: ReadonlyMap<string, Expectation>;
  loose: readonly LooseOuting[];
  /** Of waters and spots. */
  names: WaterNames;
  spotOf: (waterId: string | null, place: Place) => { id: string; name: string } | null;
  spellSpecies: Spell;
  spellLure: Spell;
  sky: Sky;
}

/** Catches without a trip that are proposed as one. */
export interface LooseOuting {
  fish: readonly [LooseFish, ...LooseFish[]];
  water: Named | null;
  /** Of its place and month; `null` where it is not known, or so few fish say nothing of it. */
  weather: KnownMonth | null;
}

export interface Place {
  latitude: number | null;
  longitude: number | null;
}
