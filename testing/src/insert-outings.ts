import { randomUUID } from "node:crypto";

import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Outing, Segment } from "@creel/domain/insights/outings";
import { Client, type ClientConfig } from "pg";

/** The place whose sun the simulated days have. */
const PLACE = { latitude: 45, longitude: 0 };
/** The middle of that place's grid cell, for which the score was predicted. */
const CELL = { cell_latitude: 45.025, cell_longitude: 0.025 };
const RADIUS_M = 2000;

interface InsertedOuting extends Outing {
  /** False if rates must not use its hours. By default, they may. */
  isUsable?: boolean;
}

interface Stored {
  tripId: string;
  waterId: string | null;
  outing: InsertedOuting;
}

/**
 * Inserts trips with their hours, predictions, lures and catches for a user who has an account, so that `GET
 * /insights/outings` answers these outings. It sends one row of JSON per table, because a statement per trip would take
 * as long as the test.
 */
export async function insertOutings(
  database: ClientConfig,
  email: string,
  outings: readonly InsertedOuting[],
): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    const { rows } = await client.query("select id from users where email = $1", [email]);
    const insert = async (table: string, values: readonly object[]) => {
      const columns = Object.keys(values[0] ?? {}).join(", ");
      if (columns === "") return;
      await client.query(
        `insert into ${table} (user_id, ${columns})
        select $1, ${columns} from jsonb_populate_recordset(null::${table}, $2)`,
        [rows[0]?.id, JSON.stringify(values)],
      );
    };
    const waters = new Map(outings.flatMap(({ water }) => (water ? [[water.name, randomUUID()]] : [])));
    const stored = outings.map((outing, index): Stored => {
      const waterId = waters.get(outing.water?.name ?? "") ?? null;
      return { tripId: tripIdOf(index), waterId, outing };
    });
    await insert("waters", [...waters].map(waterRow));
    await insert("trips", stored.map(tripRow));
    await insert("trip_hours", stored.flatMap(hourRows));
    await insert("trip_events", stored.flatMap(lureRows));
    await insert("score_predictions", stored.flatMap(predictionRows));
    await insert("catches", stored.flatMap(catchRows));
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/** Returns the same ids each time, because verdicts are drawn from the ids of the trips. */
function tripIdOf(index: number): string {
  return `019a9c51-0000-7000-8000-${String(index).padStart(12, "0")}`;
}

function waterRow([name, id]: [name: string, id: string]): object {
  const box = { west: -0.02, south: 44.98, east: 0.02, north: 45.02 };
  return {
    id,
    version: 1,
    name,
    kind: "lake",
    ...PLACE,
    radius_m: RADIUS_M,
    ...box,
    is_sample: false,
    ...now(),
  };
}

function now() {
  const at = new Date();
  return { created_at: at, updated_at: at };
}

function tripRow({ tripId, waterId, outing: { segments, day, time_zone, isUsable = true } }: Stored): object {
  const last = segments.at(-1);
  const end = Date.parse(last?.start ?? "") + (last?.hours ?? 0) * HOUR_MS;
  return {
    id: tripId,
    version: 1,
    started_at: segments[0]?.start,
    ended_at: new Date(end),
    time_zone,
    started_on: day,
    start_source: "typed",
    end_source: "typed",
    water_id: waterId,
    is_water_chosen: true,
    ...PLACE,
    target_species: [],
    all_logged: isUsable,
    lines: 1,
    anglers: 1,
    companions: [],
    paused_h: 0,
    fished_h: segments.reduce((sum, { hours }) => sum + hours, 0),
    is_usable: isUsable,
    fill_tries: 0,
    is_sample: false,
    ...now(),
  };
}

function hourRows({ tripId, outing }: Stored): object[] {
  return outing.segments.flatMap((segment) => {
    const { conditions } = segment;
    if (!conditions) return [];
    return [
      {
        trip_id: tripId,
        hour: clockHourOf(segment),
        weather_code: conditions.weather_code,
        air_temperature_f: conditions.air_temperature,
        wind_speed_mph: conditions.wind_speed,
        wind_degrees: conditions.wind_degrees,
        pressure_change_inhg: conditions.pressure_change,
        cloud_cover: conditions.cloud_cover,
        water_temperature_f: conditions.water_temperature,
        tide: conditions.tide,
        flow_index: conditions.flow_index,
        level_trend: conditions.level_trend,
        sun_altitude: conditions.sun_altitude,
        is_sun_rising: conditions.is_sun_rising,
        moon_elongation: conditions.moon_elongation,
        solunar: conditions.solunar,
        score: segment.predicted?.score ?? null,
        score_rule: segment.predicted?.rule ?? null,
        source: "open-meteo-forecast",
      },
    ];
  });
}

function lureRows({ tripId, outing: { segments } }: Stored): object[] {
  const first = segments[0];
  if (!first?.lure) return [];
  const { start, lure } = first;
  return [
    {
      id: randomUUID(),
      trip_id: tripId,
      at: start,
      kind: "gear",
      quantity: 1,
      lure_type: lure,
      created_at: start,
    },
  ];
}

function predictionRows({ tripId, outing: { segments } }: Stored): object[] {
  const [first] = segments;
  const hours = segments.flatMap((segment) => {
    const { predicted } = segment;
    return predicted ? [{ at: clockHourOf(segment), score: predicted.score, points: predicted.points }] : [];
  });
  if (!first?.predicted) return [];
  const { start, predicted } = first;
  return [
    {
      trip_id: tripId,
      kind: "start",
      made_at: start,
      received_at: start,
      ...CELL,
      rule: predicted.rule,
      hours,
    },
  ];
}

function catchRows(stored: Stored): object[] {
  return stored.outing.segments.flatMap((segment) => {
    const species = Object.entries(segment.fish).flatMap(([name, count]) =>
      Array.from({ length: count }, () => name),
    );
    return species.map((name, index) => catchRow(stored, segment, [name, (index + 0.5) / species.length]));
  });
}

/** Returns the row of a fish, from its species and the share of the segment, from 0 to 1, at which it was caught. */
function catchRow(
  { tripId, waterId, outing }: Stored,
  segment: Segment,
  [species, share]: readonly [string, number],
): object {
  const at = Date.parse(segment.start) + share * segment.hours * HOUR_MS;
  return {
    id: randomUUID(),
    version: 1,
    species,
    caught_at: new Date(at),
    time_zone: outing.time_zone,
    caught_on: new Date(at).toISOString().slice(0, "yyyy-mm-dd".length),
    caught_time: `${Math.floor((at % DAY_MS) / HOUR_MS)}:30`,
    ...PLACE,
    lure_type: segment.lure,
    trip_id: tripId,
    not_in_trip: false,
    water_id: waterId,
    is_water_chosen: true,
    is_spot_chosen: false,
    ...now(),
  };
}

function clockHourOf({ start }: Segment): Date {
  return new Date(Math.floor(Date.parse(start) / HOUR_MS) * HOUR_MS);
}
