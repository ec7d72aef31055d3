import type { Limit } from "../../catch-limits/limit.ts";
import type { Catch } from "../../catches/catch.ts";
import type { CustomField } from "../../custom-fields/custom-field.ts";
import { type DetailName, mapDetails } from "../../details/details.ts";
import type { Gear } from "../../gear/gear.ts";
import type { InsightQuestion } from "../../insights/insight-question.ts";
import type { License } from "../../licenses/license.ts";
import type { LureTrial } from "../../lure-trial/lure-trial.ts";
import type { CatchReturn, ReturnTemplate } from "../../returns/catch-return.ts";
import type { TripEvent } from "../../trips/trip-event.ts";
import type { Trip } from "../../trips/trip.ts";
import type { WaterReading } from "../../waters/gauge.ts";
import type { Spot, Water } from "../../waters/water.ts";

/**
 * How a field of an answer is sent back.
 * - `same`: under its own name.
 * - `inside`: its content is sent under another name, or as rows or photos of their own.
 * - `derived`: not sent. The server derives it from other fields, or it is about this log alone, such as its version.
 */
export type Way = "same" | "inside" | "derived";

export const CATCH_WAYS = {
  id: "same",
  version: "derived",
  species: "same",
  date: "inside",
  time: "inside",
  time_zone: "same",
  ...mapDetails<Record<DetailName, "same">>(() => "same"),
  conditions_filled: "same",
  latitude: "same",
  longitude: "same",
  square: "derived",
  position_accuracy: "same",
  clock_offset: "same",
  trip_id: "same",
  water: "inside",
  spot: "inside",
  chosen: "same",
  lure_id: "same",
  variant_id: "same",
  rod_id: "same",
  custom: "same",
  photo_url: "derived",
  photo_urls: "derived",
  photos: "inside",
  is_sample: "derived",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof Catch, Way>;

export const TRIP_WAYS = {
  id: "same",
  version: "derived",
  started_at: "same",
  ended_at: "same",
  time_zone: "same",
  started_on: "derived",
  start_source: "same",
  end_source: "same",
  hours: "inside",
  water: "inside",
  is_water_chosen: "same",
  latitude: "same",
  longitude: "same",
  square: "derived",
  place_name: "same",
  method: "same",
  target_species: "same",
  all_logged: "same",
  lines: "same",
  anglers: "same",
  companions: "same",
  notes: "same",
  custom: "same",
  water_temperature: "same",
  counts: "derived",
  score: "derived",
  weather: "derived",
  is_sample: "derived",
  created_at: "derived",
  updated_at: "derived",
  last_sign: "derived",
  prediction: "same",
  expectation: "same",
  events: "inside",
  track: "same",
  conditions: "inside",
  catchIds: "derived",
} as const satisfies Record<keyof Trip | "expectation", Way>;

export const EVENT_WAYS = {
  id: "same",
  at: "same",
  kind: "same",
  quantity: "same",
  species: "same",
  lure_type: "same",
  lure_id: "same",
  variant_id: "same",
  latitude: "same",
  longitude: "same",
  lines: "same",
  note: "same",
  trial: "same",
} as const satisfies Record<keyof TripEvent, Way>;

export const WATER_WAYS = {
  id: "same",
  version: "derived",
  name: "same",
  kind: "same",
  latitude: "same",
  longitude: "same",
  radius: "same",
  note: "same",
  is_sample: "derived",
  fish: "derived",
  trips: "derived",
  blanks: "derived",
  hours: "derived",
  usable: "derived",
  best: "derived",
  first_on: "derived",
  last_on: "derived",
  created_at: "derived",
  updated_at: "derived",
  outline: "same",
  spots: "inside",
  merges: "derived",
  gauge: "same",
  gauge_declined_at: "same",
  readings: "inside",
} as const satisfies Record<keyof Water | "gauge" | "gauge_declined_at" | "readings", Way>;

export const READING_WAYS = {
  id: "same",
  at: "same",
  temperature: "same",
  level: "same",
} as const satisfies Record<keyof WaterReading, Way>;

export const SPOT_WAYS = {
  id: "same",
  version: "derived",
  name: "same",
  latitude: "same",
  longitude: "same",
  radius: "same",
  note: "same",
  fish: "derived",
} as const satisfies Record<keyof Spot, Way>;

export const GEAR_WAYS = {
  id: "same",
  version: "derived",
  kind: "same",
  name: "same",
  brand: "same",
  lure_type: "same",
  state: "same",
  note: "same",
  variants: "same",
  fields: "same",
  photo: "inside",
  is_sample: "derived",
  fish: "derived",
  last_at: "derived",
  best: "derived",
  merges: "derived",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof Gear, Way>;

export const CUSTOM_FIELD_WAYS = {
  id: "same",
  version: "derived",
  subject: "same",
  name: "same",
  kind: "same",
  unit: "same",
  choices: "same",
  is_removed: "same",
  uses: "derived",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof CustomField, Way>;

export const QUESTION_WAYS = {
  id: "same",
  factor: "same",
  bin: "same",
  species: "same",
  asked_at: "same",
  closed_at: "same",
} as const satisfies Record<keyof InsightQuestion, Way>;

export const TRIAL_WAYS = {
  id: "same",
  first: "same",
  second: "same",
  hours: "same",
  seed: "same",
  commitment: "derived",
  started_at: "same",
  stopped_at: "same",
  half_hours: "derived",
} as const satisfies Record<keyof LureTrial, Way>;

export const LICENSE_WAYS = {
  id: "same",
  version: "derived",
  name: "same",
  number: "same",
  holder: "same",
  valid_from: "same",
  valid_to: "same",
  water_ids: "same",
  photo: "inside",
  note: "same",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof License, Way>;

export const LIMIT_WAYS = {
  id: "same",
  version: "derived",
  species: "same",
  water_id: "same",
  region: "same",
  min_length: "same",
  max_length: "same",
  slot_from: "same",
  slot_to: "same",
  one_over: "same",
  bag_day: "same",
  bag_year: "same",
  closed_from: "same",
  closed_to: "same",
  note: "same",
  source: "same",
  read_on: "same",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof Limit, Way>;

export const RETURN_TEMPLATE_WAYS = {
  id: "same",
  version: "derived",
  name: "same",
  blocks: "same",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof ReturnTemplate, Way>;

export const RETURN_WAYS = {
  id: "same",
  version: "derived",
  template: "same",
  template_id: "same",
  name: "same",
  blocks: "same",
  water_ids: "same",
  waters: "derived",
  from: "same",
  to: "same",
  time_zone: "same",
  deadline: "same",
  answers: "same",
  turned_in_at: "same",
  summary: "derived",
  missing_count: "derived",
  figures: "same",
  created_at: "derived",
  updated_at: "derived",
} as const satisfies Record<keyof CatchReturn | "figures", Way>;
