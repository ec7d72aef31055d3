import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Marine } from "@creel/domain/weather/marine";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { StationTides, TideStation } from "@creel/domain/weather/tide-station";
import { turnsBetween } from "@creel/domain/weather/tides";

import type { CachedAnswer } from "../cache/cached-question.ts";
import type { Sea, Shore } from "../sources/sources.ts";
import { round, rounded } from "./rounded.ts";

const TURNS_SHOWN = 4;
/** Where there is one tide a day, four turns take two days and a half at most. */
const LOOK_AHEAD_MS = 4 * DAY_MS;

const COOPS: Omit<TideStation, "id" | "name" | "distance"> = {
  source: "coops",
  licence: { name: "Public domain", url: "https://tidesandcurrents.noaa.gov/disclaimers.html" },
  disclaimers: [],
  // Mean lower low water.
  datum: "MLLW",
};

interface Shown {
  now: Date;
  /** `null` if the weather is turned off. */
  attribution: { sea: Attribution; shore: Attribution } | null;
  /** The nearest station whose tides Creel can calculate. */
  station: StationTides | null;
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
  shown: Shown,
): Marine {
  const state = presentSea(sea?.answer ?? null);
  const { tides = null, water = null } = shore?.answer ?? {};
  const coast = {
    ...presentTides(tides, shown),
    waterTemperature: water && { ...water, station: presentStation(water.station) },
  };
  const sources = sourcesOf({ ...state, ...coast }, shown);
  return {
    available: sources.length > 0,
    ...state,
    ...coast,
    source: sources[0]?.source ?? null,
    staleSeconds: longest([sea, shore]),
    attribution: sources.map(({ attribution }) => attribution),
  };
}

/** Returns the sources that contribute something, the sea first. */
function sourcesOf(
  { source, tideStation, waterTemperature }: Pick<Marine, "source" | "tideStation" | "waterTemperature">,
  { attribution, station }: Shown,
): { source: string; attribution: Attribution }[] {
  const fromCoops = tideStation?.source === "coops" || waterTemperature !== null;
  return [
    ...(attribution && source !== null ? [{ source, attribution: attribution.sea }] : []),
    ...(attribution && fromCoops ? [{ source: "coops", attribution: attribution.shore }] : []),
    ...(station && tideStation?.source === "harmonic"
      ? [{ source: "harmonic", attribution: station.attribution }]
      : []),
  ];
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

/** Prefers the tides that NOAA publishes to those that Creel calculates. */
function presentTides(
  published: Shore["tides"],
  { station, now }: Shown,
): Pick<Marine, "tides" | "tidal" | "tideStation"> {
  if (station?.tidal === false) {
    return { tides: [], tidal: false, tideStation: presentHarmonic(station) };
  }
  const ahead = (published?.turns ?? []).filter(({ time }) => Date.parse(time) > now.getTime());
  if (published && ahead.length > 0) {
    const tideStation = { ...presentStation(published.station), ...COOPS };
    return { tides: ahead.slice(0, TURNS_SHOWN), tidal: true, tideStation };
  }
  if (!station) return { tides: [], tidal: null, tideStation: null };
  const turns = turnsBetween(station, { from: now, to: new Date(now.getTime() + LOOK_AHEAD_MS) });
  return { tides: turns.slice(0, TURNS_SHOWN), tidal: true, tideStation: presentHarmonic(station) };
}

function presentHarmonic({ station }: StationTides): TideStation {
  const { latitude: _latitude, longitude: _longitude, ...shown } = station;
  return { ...presentStation(shown), source: "harmonic" };
}

function presentStation<Station extends { distance: number }>(station: Station): Station {
  return { ...station, distance: round(station.distance) };
}

function longest(found: readonly (CachedAnswer<unknown> | null)[]): number | null {
  const known = found.flatMap((each) => each?.staleSeconds ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}
