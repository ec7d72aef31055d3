import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { GaugeQuantity } from "@creel/domain/waters/gauge";
import * as z from "zod/mini";

import type { Ask } from "../upstream/ask.ts";
import { isCovered } from "./covered-areas.ts";
import { fromCapitals } from "./gauge-names.ts";
import type { FoundStation, GaugeSource } from "./gauge-source.ts";
import { bboxOf } from "./ogc-items.ts";
import {
  dayOf,
  isoOf,
  type Measured,
  mergePoints,
  middleOfDay,
  newestOf,
  rawValue,
  readAll,
  type Span,
  spanOf,
  toApi,
  toPoints,
  toReadings,
} from "./points.ts";

/** Status 206 means that there are more pages. */
const pageSchema = z.object({ data: z.array(z.unknown()), next: z.optional(z.nullable(z.string())) });

const stationSchema = z.object({
  code_station: z.string(),
  libelle_station: z.optional(z.nullable(z.string())),
  libelle_cours_eau: z.optional(z.nullable(z.string())),
  longitude_station: z.optional(z.nullable(z.number())),
  latitude_station: z.optional(z.nullable(z.number())),
  type_station: z.optional(z.nullable(z.string())),
  en_service: z.optional(z.nullable(z.boolean())),
});

const observationSchema = z.object({
  /** `null` for a row of the site, which has the same values once more. */
  code_station: z.nullable(z.string()),
  grandeur_hydro: z.enum(["H", "Q"]),
  date_obs: z.string(),
  resultat_obs: rawValue,
});

const meanSchema = z.object({
  grandeur_hydro_elab: z.string(),
  date_obs_elab: z.string(),
  resultat_obs_elab: rawValue,
});

/** Millimeters and liters per second. The service has no current temperatures. */
const KINDS = { level: { code: "H", unit: "mm" }, flow: { code: "Q", unit: "l/s" } } as const;

/** The service refuses readings from more than a month ago. */
const KEPT_MS = 29 * DAY_MS;
const PAGE_SIZE = 5000;
const MAX_PAGES = 4;
const MAX_BYTES = 4 * 1024 * 1024;

interface Context {
  ask: Ask;
  address: string;
  now: () => Date;
}

type AskPages = <Entry>(
  path: string,
  question: {
    parameters: Record<string, string>;
    schema: z.ZodMiniType<Entry>;
    /** The most pages to ask for. */
    most?: number;
  },
  signal: AbortSignal,
) => Promise<Entry[]>;

/** Asks page by page. A link to the next page is only read for its cursor. */
function openPages({ ask, address }: Omit<Context, "now">): AskPages {
  return async (path, { parameters, schema, most = MAX_PAGES }, signal) => {
    const url = new URL(`${address}/api/v2/hydrometrie/${path}`);
    url.search = new URLSearchParams({ size: String(PAGE_SIZE), ...parameters }).toString();
    const entries: unknown[] = [];
    for (let page = 1; page <= most; page += 1) {
      const { data, next } = await ask({ url, schema: pageSchema, maxBytes: MAX_BYTES }, signal);
      entries.push(...data);
      const cursor = next && URL.canParse(next) ? new URL(next).searchParams : null;
      if (!cursor || data.length === 0) break;
      for (const name of ["cursor", "page"]) {
        const value = cursor.get(name);
        if (value !== null) url.searchParams.set(name, value);
      }
    }
    return readAll(entries, schema, url.host);
  };
}

/** Hub'Eau: France. */
export function hubeauGauges({ ask, address, now }: Context): GaugeSource {
  const pages = openPages({ ask, address });
  return {
    service: "hubeau",
    attribution: {
      text: "River data by Hub'Eau, Vigicrues",
      url: "https://hubeau.eaufrance.fr/",
      license: {
        name: "Licence Ouverte 2.0",
        url: "https://www.etalab.gouv.fr/licence-ouverte-open-licence/",
      },
    },
    covers: (place) => isCovered("hubeau", place),
    async stationsNear(box, signal) {
      const parameters = { bbox: bboxOf(box), en_service: "true", format: "json" };
      return (await pages("referentiel/stations", { parameters, schema: stationSchema }, signal)).flatMap(
        toStation,
      );
    },
    async now(station, signal) {
      const newest = async (quantity: "level" | "flow") => {
        const { code } = KINDS[quantity];
        // The page has the rows of the site, too.
        const parameters = { code_entite: station, grandeur_hydro: code, size: "20", sort: "desc" };
        const rows = await pages(
          "observations_tr",
          { parameters, schema: observationSchema, most: 1 },
          signal,
        );
        return newestOf(measuredIn(rows, { station, quantity }));
      };
      const [level, flow] = await Promise.all([newest("level"), newest("flow")]);
      return toReadings({ level, flow });
    },
    async month({ station, quantity, month }, signal) {
      if (quantity === "temperature") return [];
      const span = spanOf(month);
      const oldest = now().getTime() - KEPT_MS;
      const kept = { from: Math.max(span.from, oldest), to: Math.min(span.to, now().getTime()) };
      // Only flow has means of days.
      const needsMeans = quantity === "flow" && span.from < oldest;
      const [readings, means] = await Promise.all([
        span.to > oldest
          ? pages("observations_tr", readingsOf({ station, quantity, span: kept }), signal)
          : [],
        needsMeans ? pages("obs_elab", meansOf(station, span), signal) : [],
      ]);
      const measured = toPoints(measuredIn(readings, { station, quantity }), span);
      return mergePoints(toPoints(means.map(toMean), span), measured);
    },
  };
}

function readingsOf({
  station,
  quantity,
  span,
}: {
  station: string;
  quantity: "level" | "flow";
  span: Span;
}) {
  const parameters = {
    code_entite: station,
    grandeur_hydro: KINDS[quantity].code,
    date_debut_obs: isoOf(span.from),
    date_fin_obs: isoOf(span.to),
    // Minutes between rows.
    timestep: "60",
    sort: "asc",
  };
  return { parameters, schema: observationSchema };
}

function meansOf(station: string, span: Span) {
  const parameters = {
    code_entite: station,
    grandeur_hydro_elab: MEAN_FLOW,
    date_debut_obs_elab: dayOf(span.from),
    date_fin_obs_elab: dayOf(span.to - 1),
  };
  return { parameters, schema: meanSchema };
}

const MEAN_FLOW = "QmnJ";

function toMean({
  grandeur_hydro_elab: kind,
  date_obs_elab: day,
  resultat_obs_elab: raw,
}: z.infer<typeof meanSchema>) {
  const value = kind === MEAN_FLOW ? toApi(raw, { quantity: "flow", unit: KINDS.flow.unit }) : null;
  return { at: middleOfDay(day), value };
}

function measuredIn(
  rows: readonly z.infer<typeof observationSchema>[],
  { station, quantity }: { station: string; quantity: "level" | "flow" },
): Measured[] {
  const { code, unit } = KINDS[quantity];
  return rows
    .filter((row) => row.code_station === station && row.grandeur_hydro === code)
    .map((row) => ({ at: Date.parse(row.date_obs), value: toApi(row.resultat_obs, { quantity, unit }) }));
}

/** Types of stations that measure one quantity; the others measure both. */
const QUANTITIES_OF: ReadonlyMap<string, GaugeQuantity[]> = new Map([
  ["DEB", ["flow"]],
  ["LIMNI", ["level"]],
  ["LIMNIMERE", ["level"]],
  ["LIMNIFILLE", ["level"]],
]);

function toStation(station: z.infer<typeof stationSchema>): FoundStation[] {
  const { code_station: code, libelle_station: name, libelle_cours_eau: river } = station;
  const { latitude_station: latitude, longitude_station: longitude } = station;
  const isInUse = station.en_service !== false;
  if (typeof latitude !== "number" || typeof longitude !== "number" || !isInUse) return [];
  return [
    {
      station: code,
      name: fromCapitals(name ?? code),
      river: river ? fromCapitals(river) : null,
      latitude,
      longitude,
      quantities: QUANTITIES_OF.get(station.type_station ?? "") ?? ["level", "flow"],
      now: null,
    },
  ];
}
