import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import type { Expectation } from "@creel/domain/trips/expectation";
import type { EndSource, StartSource } from "@creel/domain/trips/new-trip";
import type { PredictedHour } from "@creel/domain/trips/prediction";
import type { TrialTurn } from "@creel/domain/trips/trial-turn";
import type { EventKind } from "@creel/domain/trips/trip-event";
import type { LevelTrend, TemperatureSource } from "@creel/domain/waters/gauge";
import type { Tide } from "@creel/domain/weather/tide-at";
import type { ColumnType, Generated, JSONColumnType } from "kysely";

export interface TripTable {
  userId: string;
  id: string;
  version: Generated<number>;
  startedAt: Date;
  /** `null` while the trip runs. */
  endedAt: Date | null;
  timeZone: string;
  /** The day on the angler's clock, as yyyy-mm-dd. */
  startedOn: string;
  startSource: StartSource;
  endSource: EndSource | null;
  hoursOverride: Generated<number | null>;
  waterId: Generated<string | null>;
  /** The meaning is the same as in `CatchTable`. */
  isWaterChosen: Generated<boolean>;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  /** The meaning is the same as in `CatchTable`. */
  squareLatitude: Generated<number | null>;
  squareLongitude: Generated<number | null>;
  placeName: Generated<string | null>;
  method: Generated<string | null>;
  targetSpecies: Generated<string[]>;
  allLogged: Generated<boolean>;
  lines: Generated<number>;
  anglers: Generated<number>;
  companions: Generated<string[]>;
  notes: Generated<string | null>;
  custom: ColumnType<CustomValues, CustomValues | undefined, CustomValues>;
  waterTemperatureF: Generated<number | null>;
  /** This and the next two are computed from the other columns and the pauses. */
  pausedH: Generated<number>;
  /** `null` while the trip runs and if the hours are not known. */
  fishedH: Generated<number | null>;
  isUsable: Generated<boolean>;
  /** When the angler last confirmed that the trip continues. */
  confirmedAt: Generated<Date | null>;
  /** When the conditions of its hours are looked up next; `null` for never. */
  fillAfter: Generated<Date | null>;
  fillTries: Generated<number>;
  isSample: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface TripEventTable {
  userId: string;
  id: string;
  tripId: string;
  /** `null` for an event that was added afterwards. */
  at: Date | null;
  kind: EventKind;
  quantity: Generated<number>;
  species: Generated<string | null>;
  lureType: Generated<string | null>;
  lureId: Generated<string | null>;
  variantId: Generated<string | null>;
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  lines: Generated<number | null>;
  note: Generated<string | null>;
  /** The half hour of a lure trial that begins with this event. */
  trial: ColumnType<TrialTurn | null, string | null | undefined, string | null | undefined>;
  createdAt: Generated<Date>;
}

export interface TripHourTable {
  userId: string;
  tripId: string;
  /** The start of the hour. */
  hour: Date;
  weatherCode: number | null;
  airTemperatureF: number | null;
  windSpeedMph: number | null;
  windGustMph: number | null;
  windDegrees: number | null;
  barometricPressureInhg: number | null;
  pressureChangeInhg: number | null;
  cloudCover: number | null;
  waterTemperatureF: number | null;
  waterTemperatureSource: Generated<TemperatureSource | null>;
  /** When it was measured; `null` for the coast and for learned temperatures. */
  waterTemperatureAt: Generated<Date | null>;
  /** From 0 (lowest of the gauge's own year) to 1. */
  flowIndex: Generated<number | null>;
  levelTrend: Generated<LevelTrend | null>;
  /** Above the gauge's own zero. */
  levelFt: Generated<number | null>;
  levelAt: Generated<Date | null>;
  tide: Generated<Tide | null>;
  sunAltitude: number | null;
  isSunRising: boolean | null;
  moonElongation: number | null;
  solunar: "major" | "minor" | null;
  score: number | null;
  scoreRule: string | null;
  source: string | null;
}

/** Rows are written once and never changed. */
export interface TripPositionTable {
  userId: string;
  tripId: string;
  at: Date;
  latitude: number;
  longitude: number;
  accuracyM: number | null;
}

/** Rows are written once and never changed. */
export interface ScorePredictionTable {
  userId: string;
  tripId: string;
  /** `days_like` has an expectation and no hours. */
  kind: "start" | "days_like";
  madeAt: Date;
  rule: string;
  hours: JSONColumnType<PredictedHour[], string, never>;
  weatherSource: string | null;
  expectation: JSONColumnType<Expectation | null, string | undefined, never>;
  /** When it arrived with its trip; `null` for rows from before predictions were signed. */
  receivedAt: Generated<Date | null>;
  /** The center of the square it was made for; `null` unless this server made it for a new trip. */
  cellLatitude: Generated<number | null>;
  cellLongitude: Generated<number | null>;
}

/** The time of a deleted trip, kept while a prediction for that time could still be used as evidence. */
export interface RemovedTripTable {
  userId: string;
  tripId: string;
  startedAt: Date;
  endedAt: Date;
}
