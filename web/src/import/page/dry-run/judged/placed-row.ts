import type { ImportRow, ImportSubject, ImportVerdict, NewImportRow } from "@creel/domain/import/import-row";
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { type LineSign, type PlacedLine, SIGNS } from "../../lines/placed-line.ts";
import { verdictName } from "./verdict-badge.tsx";

/** Events are where their trip was, and the others are nowhere. */
const NEW: Partial<Record<ImportSubject, { name: MessageDescriptor; sign: LineSign | null }>> = {
  catch: { name: msg`New catches`, sign: null },
  water: { name: msg`New waters`, sign: SIGNS.water },
  spot: { name: msg`New spots`, sign: SIGNS.spot },
  trip: { name: msg`New trips`, sign: SIGNS.trip },
};

const SIGN_OF: Record<Exclude<ImportVerdict, "new">, LineSign> = {
  same: SIGNS.known,
  differs: SIGNS.differs,
  changes: SIGNS.differs,
  incomplete: SIGNS.missing,
  refused: SIGNS.refused,
  skipped: SIGNS.out,
};

export function hasPlace({ subject, fields }: Pick<NewImportRow, "subject" | "fields">): boolean {
  const { latitude, longitude } = fields;
  return subject in NEW && typeof latitude === "number" && typeof longitude === "number";
}

/** None where it has no place. */
export function placedRow(row: ImportRow): PlacedLine[] {
  const { position, subject, verdict, fields } = row;
  const { species, latitude, longitude } = fields;
  const fresh = NEW[subject];
  if (!fresh || typeof latitude !== "number" || typeof longitude !== "number") return [];
  const isNew = verdict === "new";
  return [
    {
      id: String(position),
      latitude,
      longitude,
      species: typeof species === "string" ? species : "",
      name: isNew ? i18n._(fresh.name) : verdictName(verdict),
      sign: isNew ? fresh.sign : SIGN_OF[verdict],
    },
  ];
}
