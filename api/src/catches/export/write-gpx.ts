import XMLBuilder from "fast-xml-builder";

import { customCells, namedValues, type NamedField } from "../../custom-fields/custom-columns.ts";
import { toFeature } from "./catch-feature.ts";
import type { ExportedCatch, ReadLogbook } from "./exported-catches.ts";

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<gpx version="1.1" creator="Creel" xmlns="http://www.topografix.com/GPX/1/1" xmlns:creel="urn:creel:catches">\n';
const FOOT = "</gpx>\n";

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });

/**
 * The catches that have a place, as waypoints of GPX 1.1, whose descriptions say what is noted in own fields. Each has all
 * of its catch as an extension, by which the import knows it again.
 */
export async function* catchesGpx(
  readLogbook: ReadLogbook,
  fields: readonly NamedField[],
): AsyncGenerator<string, void> {
  yield HEAD;
  for await (const batch of readLogbook()) {
    const waypoints = batch
      .map((caught) => toWaypoint(caught, fields))
      .filter((waypoint) => waypoint !== null);
    if (waypoints.length > 0) yield builder.build({ wpt: waypoints });
  }
  yield FOOT;
}

/** The schema prescribes the order of the elements. */
function toWaypoint(caught: ExportedCatch, fields: readonly NamedField[]): object | null {
  const { latitude, longitude, date, time, species } = caught.record;
  if (latitude === null || longitude === null) return null;
  return {
    "@lat": decimal(latitude),
    "@lon": decimal(longitude),
    // A waypoint cannot say that only the day is known.
    ...(time !== null && { time: date }),
    name: printable(species),
    desc: printable(describe(caught, fields)),
    type: "catch",
    extensions: { "creel:catch": jsonOf(toFeature(caught, fields)) },
  };
}

/** The schema allows no exponents, so degrees below 1e-6 (11 cm) become 0. */
function decimal(degrees: number): string {
  const text = String(degrees);
  return text.includes("e") ? "0" : text;
}

function describe({ record }: ExportedCatch, fields: readonly NamedField[]): string {
  const measures = [
    record.weight === null ? null : `${record.weight} lb`,
    record.length === null ? null : `${record.length} in`,
    record.depth === null ? null : `${record.depth} ft deep`,
    record.lure_type,
    record.weather_conditions,
  ];
  const line = measures.filter((part) => part !== null).join(", ");
  const own = Object.entries(customCells(namedValues(fields, record.custom)));
  return [line, ...own.map(([name, value]) => `${name}: ${value}`), record.notes].filter(Boolean).join("\n");
}

/** JSON writes control characters as escapes, but not the two others that XML 1.0 does not have. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("\uFFFE", String.raw`\uFFFE`)
    .replaceAll("\uFFFF", String.raw`\uFFFF`);
}

/** Without the characters that XML 1.0 has no way to write (section 2.2). */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}
