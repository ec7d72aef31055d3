import type { Expectation } from "@creel/domain/trips/expectation";

import type { WaterNames } from "../../places/waters/water-names.repository.ts";
import type { Sky } from "../insight-context.ts";
import type { Spell } from "../spellings.ts";
import type {
  CuttingEvent,
  EndedTrip,
  Fish,
  LooseFish,
  StoredPrediction,
  TripHour,
} from "./outings.repository.ts";

/** All of an angler that outings are made of. */
export interface Log {
  trips: readonly EndedTrip[];
  /** These by the id of the trip. */
  eventsOf: ReadonlyMap<string, readonly CuttingEvent[]>;
  fishOf: ReadonlyMap<string | null, readonly Fish[]>;
  hoursOf: ReadonlyMap<string, readonly TripHour[]>;
  predictionOf: ReadonlyMap<string, StoredPrediction>;
  expectationOf: ReadonlyMap<string, Expectation>;
  loose: readonly LooseFish[];
  /** Of waters and spots. */
  names: WaterNames;
  spotOf: (waterId: string | null, place: Place) => { id: string; name: string } | null;
  spellSpecies: Spell;
  spellLure: Spell;
  sky: Sky;
}

export interface Place {
  latitude: number | null;
  longitude: number | null;
}
