import type { Coordinates } from "../../places/coordinates.ts";
import { parseCoordinates, parseDegrees } from "../../places/parse-coordinates.ts";

/** Matches the decimal commas in "47,8311; -92,2648", for a text without a point. */
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;
const TWO_WITH_COMMAS = /^([^,]*\d,\d+[^\d,]*)[,;\s]\s*([^,]*\d,\d+\D*)$/;
const LABELS = /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng)\b\.?\s*[:=]?/gi;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const COMMA = String.raw`(?:,|%2C)\s*(?:\+|%20)?`;
/** Links that phones share, from Google, Apple, OpenStreetMap and others, and RFC 5870 geo URIs. */
const LINKS = [
  `!3d${DEGREES}!4d${DEGREES}`,
  `[?&](?:q|ll|query|sll|daddr|destination|center|coordinate)=(?:loc:)?${DEGREES}${COMMA}${DEGREES}`,
  `[?&]mlat=${DEGREES}&mlon=${DEGREES}`,
  `^geo:${DEGREES}${COMMA}${DEGREES}`,
  String.raw`#map=\d+(?:\.\d+)?/${DEGREES}/${DEGREES}`,
  String.raw`^https?://\S*[@/]${DEGREES}${COMMA}${DEGREES}`,
  `@${DEGREES}${COMMA}${DEGREES}`,
].map((pattern) => new RegExp(pattern, "i"));
const POINT = /^(?:SRID=4326;)?POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i;

/** Reads UTM and plus codes, for which only the caller has the code; `null` if the text is neither. */
export type ReadGrid = (text: string) => Coordinates | null;

/**
 * Reads one cell with both coordinates: in any notation of `parseCoordinates`, with decimal commas, as a map link or as
 * WKT.
 */
export function readPosition(text: string, readGrid: ReadGrid): Coordinates | null {
  const inGrid = readGrid(text);
  if (inGrid) return inGrid;
  const linked = LINKS.map((link) => link.exec(text)).find((match) => match !== null);
  if (linked) return sensible(parseCoordinates(`${linked[1]}, ${linked[2]}`));
  const [, east, north] = POINT.exec(text.trim()) ?? [];
  if (east && north) return sensible(parseCoordinates(`${north}, ${east}`));
  return sensible(
    parseCoordinates(
      withPoints(
        text
          .replaceAll(LABELS, " ")
          .replaceAll(/[()[\]]/g, " ")
          .trim(),
      ),
    ),
  );
}

/** Reads one cell with a latitude or a longitude, in degrees. */
export function readDegrees(text: string, axis: "NS" | "EW"): number | null {
  const plain = text.replaceAll(LABELS, " ").trim();
  return parseDegrees(plain.includes(".") ? plain : plain.replaceAll(DECIMAL_COMMA, "."), axis);
}

function withPoints(text: string): string {
  if (text.includes(".")) return text;
  const [, first, second] = TWO_WITH_COMMAS.exec(text) ?? [];
  if (!first || !second) return text;
  return `${first.replaceAll(DECIMAL_COMMA, ".")} ${second.replaceAll(DECIMAL_COMMA, ".")}`;
}

/** `null` for 0, 0, which means that the place was never set. */
export function sensible(place: Coordinates | null): Coordinates | null {
  return place && (place.latitude !== 0 || place.longitude !== 0) ? place : null;
}
