import type { Cell } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { alertSchema } from "@creel/domain/weather/alert";
import type { Attribution } from "@creel/domain/weather/provenance";
import * as z from "zod/mini";

import { areaSchema } from "./point-in-area.ts";

/** One kind of question each, whoever answers it. All throw `UpstreamError`, and are given up when `signal` says so. */

export const measure = z.nullable(z.number());

/** The weather of one hour at one place, in the API's units but for the pressure. */
export const readingSchema = z.object({
  source: z.string(),
  /** ISO in UTC. */
  at: z.string(),
  /** Never `null`: a reading without it is none. */
  temperature: z.number(),
  feelsLike: measure,
  humidity: measure,
  /** WMO 4677. */
  weatherCode: measure,
  /** hPa at mean sea level. */
  pressure: measure,
  /** hPa within the last three hours. */
  pressureChange: measure,
  /** °F against the hour a day before. */
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
  /** Per cent. */
  precipitationProbability: measure,
});
export type ForecastReading = z.infer<typeof forecastReadingSchema>;

export interface ForecastSource {
  attribution: Attribution;
  /** From the hour that is on, in order, for more than seven days; never empty. */
  ahead(place: Coordinates, signal: AbortSignal): Promise<ForecastReading[]>;
}

/** The sea of one hour; `null` where there is none. */
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

/** High or low water, in feet. */
export const turnSchema = z.object({ time: z.string(), type: z.enum(["high", "low"]), height: measure });

/** What stations near a place say; each part is `null` where no station says it. */
export const shoreSchema = z.object({
  tides: z.nullable(
    z.object({
      station: stationSchema,
      /** In the order of time, for two days. */
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

/** An alert with its outline, where the service tells one. */
const outlinedAlertSchema = z.object({ alert: alertSchema, area: z.nullable(areaSchema) });
export type OutlinedAlert = z.infer<typeof outlinedAlertSchema>;

/** The alerts of a cell, and at which of its points (`pointsOf`) they hold. */
export const activeAlertsSchema = z.object({
  alerts: z.array(z.extend(outlinedAlertSchema, { points: z.array(z.number()) })),
  /** At which of them the service warns at all. */
  covered: z.array(z.number()),
});
export type ActiveAlerts = z.infer<typeof activeAlertsSchema>;

export interface AlertSource {
  name: string;
  attribution: Attribution;
  active(cell: Cell, signal: AbortSignal): Promise<ActiveAlerts>;
}
