import type { CustomValues } from "@creel/domain/custom-fields/custom-field";
import { changedCustomValues, trimmedCustomValues } from "@creel/domain/custom-fields/custom-values";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { DETAILS } from "@creel/domain/details/details";
import { type ChangedTripFields, TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import type { Trip } from "@creel/domain/trips/trip";

import { type Effort, effortOf } from "./effort.ts";
import { pausedMs } from "./trip-times.ts";

/** The values in the sheets that edit a trip. Times are in milliseconds since 1970, breaks in milliseconds. */
export interface TripForm {
  startedAt: number;
  endedAt: number;
  breaks: number;
  effort: Effort;
  allLogged: boolean;
  notes: string;
  /** Values of custom fields. */
  custom: CustomValues;
  /** In °F; `null` if unknown. */
  waterTemperature: number | null;
}

/** @param endedAt the trip's end, or the assumed end of a running trip */
export function formOfTrip(trip: Trip, endedAt: number): TripForm {
  const startedAt = Date.parse(trip.started_at);
  const { override } = trip.hours;
  const breaks = override === null ? pausedMs(trip, endedAt) : endedAt - startedAt - override * HOUR_MS;
  return {
    startedAt,
    endedAt,
    breaks: toMinute(Math.max(0, breaks)),
    effort: effortOf(trip),
    allLogged: trip.all_logged,
    notes: trip.notes ?? "",
    custom: trip.custom ?? {},
    waterTemperature: trip.water_temperature,
  };
}

/** Returns the time fished without breaks, in milliseconds. */
export function fishedOf({ startedAt, endedAt, breaks }: TripForm): number {
  return Math.max(0, endedAt - startedAt - breaks);
}

export type TimeProblem = "order" | "span" | "future" | "breaks";

export function findTimeProblem({ startedAt, endedAt, breaks }: TripForm, now: number): TimeProblem | null {
  if (endedAt <= startedAt) return "order";
  if (endedAt - startedAt > TRIP_LIMITS.spanMs) return "span";
  if (endedAt > now + MINUTE_MS) return "future";
  return breaks >= endedAt - startedAt ? "breaks" : null;
}

/** Returns the changed fields. Saving also confirms the end of a forgotten trip. */
export function changesOf(trip: Trip, form: TripForm): ChangedTripFields {
  const before = formOfTrip(trip, trip.ended_at === null ? form.endedAt : Date.parse(trip.ended_at));
  return {
    ...changedTimes(trip, before, form),
    ...changedDetails(before, form),
    ...sentCustom(before.custom, form),
  };
}

/** Returns the changed values of custom fields. */
export function sentCustom(before: CustomValues, { custom }: TripForm): Pick<ChangedTripFields, "custom"> {
  const changed = changedCustomValues(before, trimmedCustomValues(custom));
  return Object.keys(changed).length === 0 ? {} : { custom: changed };
}

function changedTimes(trip: Trip, before: TripForm, form: TripForm): ChangedTripFields {
  const { startedAt, endedAt, breaks } = form;
  const isEndEntered =
    trip.ended_at !== null && (endedAt !== before.endedAt || trip.end_source === "forgotten");
  return {
    ...(startedAt !== before.startedAt && {
      started_at: new Date(startedAt).toISOString(),
      start_source: "typed",
    }),
    ...(isEndEntered && { ended_at: new Date(endedAt).toISOString(), end_source: "typed" }),
    ...(breaks !== before.breaks && { hours_override: fishedOf(form) / HOUR_MS }),
  };
}

function changedDetails(before: TripForm, form: TripForm): ChangedTripFields {
  const was = new Map<string, unknown>(Object.entries(detailsOf(before)));
  const changed = Object.entries(detailsOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}

/** Returns the fields of the form besides its times, in the API's format. */
export function detailsOf({ effort, allLogged, notes, waterTemperature }: FormDetails): TripDetails {
  return {
    ...effort,
    all_logged: allLogged,
    notes: notes.trim() || null,
    water_temperature: waterTemperature,
  };
}

type FormDetails = Pick<TripForm, "effort" | "allLogged" | "notes" | "waterTemperature">;
type TripDetails = Pick<
  ChangedTripFields,
  "method" | "lines" | "target_species" | "all_logged" | "notes" | "water_temperature"
>;

/** Whether the API would refuse the form. */
export function isRefusedForm(form: TripForm, now: number): boolean {
  return findTimeProblem(form, now) !== null || isNoWater(form.waterTemperature);
}

/**
 * Whether a temperature is outside the range of water.
 *
 * @param temperature in °F
 */
export function isNoWater(temperature: number | null): boolean {
  const { min, max } = DETAILS.water_temperature;
  return temperature !== null && (temperature < min || temperature > max);
}

function toMinute(ms: number): number {
  return Math.round(ms / MINUTE_MS) * MINUTE_MS;
}
