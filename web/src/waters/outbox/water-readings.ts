import type { WaterConditions } from "@creel/domain/waters/gauge";

import type { WaterItem } from "./water-item.ts";

/** Applies the pending readings of a water. The newest one is its measured temperature. */
export function withReadings(conditions: WaterConditions, items: readonly WaterItem[]): WaterConditions {
  const { temperature } = conditions;
  const removed = new Set(
    items.flatMap(({ work }) => (work.kind === "remove reading" ? work.readingId : [])),
  );
  const added = items.flatMap(({ work }) =>
    work.kind === "add reading" && work.reading.temperature !== null ? work.reading : [],
  );
  if (removed.size + added.length === 0) return conditions;
  const known = new Set(temperature.readings.map(({ id }) => id));
  const readings = [...temperature.readings, ...added.filter(({ id }) => !known.has(id))]
    .filter(({ id }) => !removed.has(id))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return {
    ...conditions,
    temperature: { ...temperature, readings, measured: newestOf(temperature, readings) },
  };
}

type Temperature = WaterConditions["temperature"];

function newestOf({ measured }: Temperature, readings: Temperature["readings"]): Temperature["measured"] {
  const last = readings.at(-1);
  const own =
    last && last.temperature !== null
      ? { value: last.temperature, at: last.at, by: "angler" as const }
      : null;
  const gauge = measured?.by === "gauge" ? measured : null;
  if (!own || !gauge) return own ?? gauge;
  return Date.parse(own.at) > Date.parse(gauge.at) ? own : gauge;
}
