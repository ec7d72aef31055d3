import { namedValues, type NamedField } from "../../custom-fields/custom-columns.ts";
import type { ExportedCatch } from "./exported-catches.ts";

/**
 * A catch as RFC 7946 has it, with a property for each own field by its name; `null` for one without a place. The import
 * knows it again by its properties.
 */
export function toFeature(
  { record, photos, lure: tackle, rod }: ExportedCatch,
  fields: readonly NamedField[],
): object | null {
  const { latitude, longitude, custom, ...said } = record;
  if (latitude === null || longitude === null) return null;
  const properties = { ...said, tackle, rod, photos: photos.map(({ file }) => file) };
  const own = namedValues(fields, custom, Object.keys(properties));
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { ...own, ...properties },
  };
}
