import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import {
  GAUGE_QUANTITIES,
  type GaugeQuantity,
  gaugeNowSchema,
  type GaugeService,
} from "@creel/domain/waters/gauge";
import { yearBasisSchema } from "@creel/domain/waters/gauge-index";
import type { Attribution } from "@creel/domain/weather/provenance";
import * as z from "zod/mini";

/** The area that is searched around a coarse cell. It reveals the cell and no place within. */
export interface SearchBox extends Bounds {
  /** Names the cell in the cache. */
  name: string;
  middle: Coordinates;
  /** From the middle to every place that is searched. */
  radiusKm: number;
}

export const foundStationSchema = z.object({
  /** The service's own id. */
  station: z.string(),
  name: z.string(),
  /** `null` if the service does not name it. */
  river: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** Never empty. */
  quantities: z.array(z.enum(GAUGE_QUANTITIES)),
  /** As of the search, which may be a week ago; `null` if the search does not tell. */
  now: z.nullable(gaugeNowSchema),
});
export type FoundStation = z.infer<typeof foundStationSchema>;

/** In ft, ft³/s or °F, in order, at most one for each hour. `at` is ISO 8601 in UTC. */
export const gaugePointsSchema = z.array(z.object({ at: z.string(), value: z.number() }));
export type GaugePoints = z.infer<typeof gaugePointsSchema>;

/** `null` if the service knows no usual values of this gauge. */
export const gaugeNormalsSchema = z.nullable(yearBasisSchema);
export type GaugeNormals = z.infer<typeof gaugeNormalsSchema>;

export const gaugeReadingsSchema = gaugeNowSchema;
export type GaugeReadings = z.infer<typeof gaugeReadingsSchema>;

/** All methods that return promises throw `UpstreamError` and stop if `signal` aborts. */
export interface GaugeSource {
  service: GaugeService;
  attribution: Attribution;
  /** False if the service has no gauges near the place. The outlines are rough, so true promises nothing. */
  covers(place: Coordinates): boolean;
  /** Returns the gauges of an area in any order. They may lie outside of it. */
  stationsNear(box: SearchBox, signal: AbortSignal): Promise<FoundStation[]>;
  now(station: string, signal: AbortSignal): Promise<GaugeReadings>;
  /**
   * Returns the readings of a month in UTC that the service still has, else its daily means; empty if it has neither.
   * @param month yyyy-mm
   */
  month(
    asked: { station: string; quantity: GaugeQuantity; month: string },
    signal: AbortSignal,
  ): Promise<GaugePoints>;
  /** Absent if the service knows no usual values. */
  normals?(station: string, signal: AbortSignal): Promise<GaugeNormals>;
}
