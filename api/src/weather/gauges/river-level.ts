import { DAY_MS, HOUR_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { GaugeNow, LevelTrend, RiverLevel } from "@creel/domain/waters/gauge";
import {
  binOfIndex,
  changeOver24h,
  medianOn,
  positionInYear,
  riseOf,
  trendOf,
  usualOn,
  type YearBasis,
} from "@creel/domain/waters/gauge-index";

import type { GaugePoints } from "./gauge-source.ts";

export type River = "level" | "flow";

export const SHOWN_DAYS = 30;
const THINNED_MS = 3 * HOUR_MS;
/** An older value does not tell where the water is going. */
const MAX_TREND_AGE_MS = 3 * HOUR_MS;
/** Readings arrive late. */
const AWAITED_MS = 2 * DAY_MS;

export interface Known {
  level: GaugePoints;
  flow: GaugePoints;
  basis: YearBasis | null;
}

/** Draws the quantity that has a band of the usual, else the level if the gauge has one. */
export function levelOf({ known, basis, ...points }: Known & { known: GaugeNow }, now: Date): RiverLevel {
  const level = withNewest(points.level, known.level, known.observedAt);
  const flow = withNewest(points.flow, known.flow, known.observedAt);
  const at = new Date(known.observedAt ?? now);
  const ageMs = now.getTime() - at.getTime();
  const isNew = known.observedAt !== null && ageMs <= MAX_TREND_AGE_MS;
  const quantity = drawnOf(known, basis);
  return {
    now: known,
    ageSeconds: known.observedAt === null ? null : Math.max(0, Math.round(ageMs / SECOND_MS)),
    change24h: isNew ? changeOver24h(level, at) : null,
    trend: isNew ? trendAt({ level, flow, basis }, at) : null,
    ...placeInYear(known, basis, at),
    medianFlow: medianFlowOn(basis, at),
    rise: isNew ? riseOf(level) : null,
    quantity,
    points: thinned(quantity === "level" ? level : flow),
    usual: basis?.quantity === quantity ? bandOf(basis, now) : [],
  };
}

function medianFlowOn(basis: YearBasis | null, at: Date): number | null {
  return basis?.quantity === "flow" ? medianOn(dayOf(at.toISOString()), basis) : null;
}

function drawnOf(known: GaugeNow, basis: YearBasis | null): River {
  if (basis && known[basis.quantity] !== null) return basis.quantity;
  return known.level === null ? "flow" : "level";
}

function placeInYear(
  known: GaugeNow,
  basis: YearBasis | null,
  at: Date,
): Pick<RiverLevel, "index" | "indexBasis" | "bin"> {
  const index = basis && indexOf(basis, known[basis.quantity], at);
  if (index === null) return { index: null, indexBasis: null, bin: null };
  return { index, indexBasis: basis?.kind ?? null, bin: binOfIndex(index) };
}

function withNewest(points: GaugePoints, value: number | null, at: string | null): GaugePoints {
  if (value === null || at === null) return points;
  return [...points.filter((point) => Date.parse(point.at) < Date.parse(at)), { at, value }];
}

/** Keeps the last point of each three hours. */
function thinned(points: GaugePoints): GaugePoints {
  return points.filter(({ at }, index) => {
    const next = points[index + 1];
    return !next || slotOf(next.at) !== slotOf(at);
  });
}

function slotOf(at: string): number {
  return Math.floor(Date.parse(at) / THINNED_MS);
}

function bandOf(basis: YearBasis, now: Date): RiverLevel["usual"] {
  return Array.from({ length: SHOWN_DAYS + 1 }, (_, index) => {
    const date = dayOf(new Date(now.getTime() - (SHOWN_DAYS - index) * DAY_MS).toISOString());
    const usual = usualOn(date, basis);
    return usual ? [{ date, ...usual }] : [];
  }).flat();
}

/** The last readings that are stored, if the newest ones are not known. */
export function lastOf(level: GaugePoints, flow: GaugePoints): GaugeNow {
  const last = level.at(-1) ?? flow.at(-1);
  return {
    level: level.at(-1)?.value ?? null,
    flow: level.length > 0 ? null : (flow.at(-1)?.value ?? null),
    temperature: null,
    observedAt: last?.at ?? null,
  };
}

function indexOf(basis: YearBasis | null, value: number | null, at: Date): number | null {
  return basis && value !== null ? positionInYear(value, dayOf(at.toISOString()), basis) : null;
}

export function indexAt({ level, flow, basis }: Known, at: Date): number | null {
  return indexOf(basis, basis && valueAt(basis.quantity === "level" ? level : flow, at), at);
}

export function trendAt({ level, flow, basis }: Known, at: Date): LevelTrend | null {
  const quantity = level.length > 0 ? "level" : "flow";
  const points = quantity === "level" ? level : flow;
  const [change, value] = [changeOver24h(points, at), valueAt(points, at)];
  if (change === null || value === null) return null;
  const usual = basis?.quantity === quantity ? usualOn(dayOf(at.toISOString()), basis) : null;
  return trendOf(change, { quantity, value, usual });
}

const NEAR_MS = 3 * HOUR_MS;
/** Services keep one mean for each day of older months. */
const DAILY_MS = 13 * HOUR_MS;

/** Returns the value nearest to an instant; `null` if there is none near. */
function valueAt(points: GaugePoints, at: Date): number | null {
  return pointAt(points, at)?.value ?? null;
}

/** Returns the point nearest to an instant; `null` if there is none near. */
export function pointAt(points: GaugePoints, at: Date): { value: number; at: Date } | null {
  const after = points.findIndex((point) => Date.parse(point.at) >= at.getTime());
  const around = [
    points[after < 0 ? points.length - 1 : after - 1],
    points[after < 0 ? points.length : after],
  ];
  const near = around
    .flatMap((point) =>
      point ? [{ ...point, at: new Date(point.at), far: Math.abs(Date.parse(point.at) - at.getTime()) }] : [],
    )
    .toSorted((one, other) => one.far - other.far);
  const isDaily = near.length === 2 && near.every(({ far }) => far > NEAR_MS && far < DAY_MS);
  const [nearest] = near;
  if (!nearest || nearest.far > (isDaily ? DAILY_MS : NEAR_MS)) return null;
  return { value: nearest.value, at: nearest.at };
}

/** True if a working gauge has not reported that hour yet. */
export function isAwaited(series: readonly GaugePoints[], at: Date, now: Date): boolean {
  const lasts = series.flatMap((points) => points.at(-1) ?? []);
  if (lasts.length === 0 || now.getTime() - at.getTime() > AWAITED_MS) return false;
  return lasts.every((last) => Date.parse(last.at) < at.getTime() - HOUR_MS);
}

export function dayOf(at: string): string {
  return at.slice(0, "yyyy-mm-dd".length);
}
