import type { Cell } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { alertSchema } from "@creel/domain/weather/alert";
import type { Attribution } from "@creel/domain/weather/provenance";
import * as z from "zod/mini";

import { areaSchema } from "./point-in-area.ts";

/** Each source answers one kind of question. All methods throw `UpstreamError` and stop if `signal` aborts. */

export const measure = z.nullable(z.number());

/** The weather of one hour at one place, in the API's units except for the pressure. */
export const readingSchema = z.object({
  source: z.string(),
  /** ISO in UTC. */
  at: z.string(),
  /** Never `null`: a reading requires a temperature. */
  temperature: z.number(),
  feelsLike: measure,
  humidity: measure,
  /** WMO code table 4677. */
  weatherCode: measure,
  /** hPa at mean sea level. */
  pressure: measure,
  /** Change over the last three hours in hPa. */
  pressureChange: measure,
  /** Difference from the same hour a day before in °F. */
  temperatureChange: measure,
  visibility: measure,
  cloudCover: measure,
  windSpeed: measure,
  windDirection: measure,
  windGust: measure,
  isDay: z.nullable(z.boolean()),
});
export type Reading = z.infer<typeof readingSchema>;

export interface ConditionsSource {
  attribution: Attribution;
  now(place: Coordinates, signal: AbortSignal): Promise<Reading>;
  /** `hour` is a whole hour from 1940 on. */
  at(place: Coordinates, hour: Date, signal: AbortSignal): Promise<Reading>;
}

export const forecastReadingSchema = z.extend(readingSchema, {
  /** Percent. */
  precipitationProbability: measure,
});
export type ForecastReading = z.infer<typeof forecastReadingSchema>;

export interface ForecastSource {
  attribution: Attribution;
  /** Returns hours starting with the current one, in order, for more than seven days; never empty. */
  ahead(place: Coordinates, signal: AbortSignal): Promise<ForecastReading[]>;
}

/** The sea at one hour; `null` if there is no sea. */
export const seaSchema = z.nullable(
  z.object({
    source: z.string(),
    at: z.string(),
    waveHeight: measure,
    wavePeriod: measure,
    waveDirection: measure,
    temperature: measure,
  }),
);
export type Sea = z.infer<typeof seaSchema>;

export interface SeaSource {
  attribution: Attribution;
  now(place: Coordinates, signal: AbortSignal): Promise<Sea>;
}

export const stationSchema = z.object({ id: z.string(), name: z.string(), distance: z.number() });

/** A high or low water, in feet. */
export const turnSchema = z.object({ time: z.string(), type: z.enum(["high", "low"]), height: measure });

/** The data of stations near a place. A part is `null` if no station has it. */
export const shoreSchema = z.object({
  tides: z.nullable(
    z.object({
      station: stationSchema,
      /** Sorted by time, for two days. */
      turns: z.array(turnSchema),
    }),
  ),
  water: z.nullable(z.object({ station: stationSchema, value: z.number(), observedAt: z.string() })),
});
export type Shore = z.infer<typeof shoreSchema>;

export interface ShoreSource {
  attribution: Attribution;
  near(place: Coordinates, signal: AbortSignal): Promise<Shore>;
}

/** An alert with its outline, if the service gives one. */
const outlinedAlertSchema = z.object({ alert: alertSchema, area: z.nullable(areaSchema) });
export type OutlinedAlert = z.infer<typeof outlinedAlertSchema>;

/** The alerts of a cell, each with the points (`pointsOf`) at which it holds. */
export const activeAlertsSchema = z.object({
  alerts: z.array(z.extend(outlinedAlertSchema, { points: z.array(z.number()) })),
  /** The points that the service covers. */
  covered: z.array(z.number()),
});
export type ActiveAlerts = z.infer<typeof activeAlertsSchema>;

export interface AlertSource {
  name: string;
  attribution: Attribution;
  active(cell: Cell, signal: AbortSignal): Promise<ActiveAlerts>;
}
