import { namedValues, type NamedField } from "../../custom-fields/custom-columns.ts";
import type { ExportedCatch } from "./exported-catches.ts";

/**
 * Returns a catch as a GeoJSON feature (RFC 7946), with one property per custom field; `null` for a catch without a
 * place. An import restores the catch from the properties.
 */
export function toFeature(
  { record, photos, lure: tackle, rod }: ExportedCatch,
  fields: readonly NamedField[],
): object | null {
  const { latitude, longitude, custom, ...recordFields } = record;
  if (latitude === null || longitude === null) return null;
  const properties = { ...recordFields, tackle, rod, photos: photos.map(({ file }) => file) };
  const own = namedValues(fields, custom, Object.keys(properties));
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { ...own, ...properties },
  };
}
