import type { NewImportRow } from "@creel/domain/import/import-row";

import type { PlacedLine } from "../lines/list-or-map.tsx";

/** None where it is no catch, or has no place. */
export function placedRow({ position, subject, fields }: NewImportRow): PlacedLine[] {
  const { species, latitude, longitude } = fields;
  if (subject !== "catch" || typeof latitude !== "number" || typeof longitude !== "number") return [];
  return [{ id: String(position), species: typeof species === "string" ? species : "", latitude, longitude }];
}
