import type { Marine } from "@creel/domain/weather/marine";
import type { Attribution } from "@creel/domain/weather/provenance";

import type { CachedAnswer } from "../cache/cached-question.ts";
import type { Sea, Shore } from "../sources/sources.ts";
import { round, rounded } from "./rounded.ts";

const TURNS_SHOWN = 4;

interface Shown {
  now: Date;
  attribution: { sea: Attribution; shore: Attribution };
}

const NO_SEA = {
  waveHeight: null,
  wavePeriod: null,
  waveDirection: null,
  seaSurfaceTemperature: null,
  source: null,
  observedAt: null,
};

/** Pass `null` for a source that could not be asked. */
export function presentMarine(
  sea: CachedAnswer<Sea> | null,
  shore: CachedAnswer<Shore> | null,
  { now, attribution }: Shown,
): Marine {
  const state = presentSea(sea?.answer ?? null);
  const coast = presentShore(shore?.answer ?? null, now);
  const hasShore = coast.tides.length > 0 || coast.waterTemperature !== null;
  const named = [
    ...(state.source === null ? [] : [attribution.sea]),
    ...(hasShore ? [attribution.shore] : []),
  ];
  return {
    available: named.length > 0,
    ...state,
    ...coast,
    source: state.source ?? (hasShore ? "coops" : null),
    staleSeconds: longest([sea, shore]),
    attribution: named,
  };
}

function presentSea(sea: Sea) {
  if (!sea) return NO_SEA;
  return {
    waveHeight: rounded(sea.waveHeight),
    wavePeriod: rounded(sea.wavePeriod),
    waveDirection: rounded(sea.waveDirection),
    seaSurfaceTemperature: rounded(sea.temperature),
    source: sea.source,
    observedAt: sea.at,
  };
}

function presentShore(
  shore: Shore | null,
  now: Date,
): Pick<Marine, "tides" | "tideStation" | "waterTemperature"> {
  const { tides = null, water = null } = shore ?? {};
  const turns = (tides?.turns ?? []).filter(({ time }) => Date.parse(time) > now.getTime());
  return {
    tides: turns.slice(0, TURNS_SHOWN),
    tideStation: tides && presentStation(tides.station),
    waterTemperature: water && { ...water, station: presentStation(water.station) },
  };
}

function presentStation<Station extends { distance: number }>(station: Station): Station {
  return { ...station, distance: round(station.distance) };
}

function longest(found: readonly (CachedAnswer<unknown> | null)[]): number | null {
  const known = found.flatMap((each) => each?.staleSeconds ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}
