import type { WaterConditions, WaterReading } from "@creel/domain/waters/gauge";

import type { WaterItem } from "./water-item.ts";

/** Applies the pending readings of a water to its conditions. The newest one is its measured temperature. */
export function withReadings(conditions: WaterConditions, items: readonly WaterItem[]): WaterConditions {
  const { temperature } = conditions;
  const waiting = items.filter(
    ({ work }) =>
      work.kind === "remove reading" || (work.kind === "add reading" && work.reading.temperature !== null),
  );
  if (waiting.length === 0) return conditions;
  const readings = applyReadings(temperature.readings, waiting).toReversed();
  return {
    ...conditions,
    temperature: { ...temperature, readings, measured: newestOf(temperature, readings) },
  };
}

/** Applies pending readings in the order in which they were made. Returns the newest first. */
export function applyReadings(
  readings: readonly WaterReading[],
  items: readonly WaterItem[],
): WaterReading[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  for (const { work } of items) {
    if (work.kind === "remove reading") byId.delete(work.readingId);
    if (work.kind === "add reading" && !byId.has(work.reading.id)) byId.set(work.reading.id, work.reading);
  }
  return [...byId.values()].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
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
