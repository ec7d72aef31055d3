import { checkDuplicate } from "../../doctor/check-duplicate.ts";
import { checkSize } from "../../doctor/check-size.ts";
import { type DoctorCatch, makeDoctorLog } from "../../doctor/doctor-log.ts";
import type { Finding } from "../../doctor/finding.ts";
import type { NewImportRow } from "../import-row.ts";

export interface SuspiciousRow {
  finding: Finding;
  /** The row of the finding; both rows for a fish that is in the file twice. */
  rows: readonly NewImportRow[];
}

/** Finds impossible sizes, and fish that are in the file twice, among the catches that are not left out. */
export function findSuspiciousRows(rows: readonly NewImportRow[]): SuspiciousRow[] {
  const caught = rows.filter(({ subject, decision }) => subject === "catch" && decision !== "skip");
  const byId = new Map(caught.map((row) => [String(row.position), row]));
  const catches = caught.map(toDoctorCatch);
  const log = makeDoctorLog(catches, [], NOWHERE);
  return catches
    .flatMap((one) => [checkSize(one, log), checkDuplicate(one, log)])
    .filter((finding) => finding !== null)
    .map((finding) => ({ finding, rows: finding.catch_ids.flatMap((id) => byId.get(id) ?? []) }));
}

/** Data that these checks do not use. */
const NOWHERE = {
  now: 0,
  zoneAt: () => "UTC",
  offsetAt: () => 0,
  outlineOf: () => null,
  nearestWater: () => null,
};

const DAY_LENGTH = "yyyy-mm-dd".length;

function toDoctorCatch({ position, fields }: NewImportRow): DoctorCatch {
  const date = textIn(fields["date"]);
  return {
    id: String(position),
    species: textIn(fields["species"]),
    caughtAt: Date.parse(date),
    day: date.slice(0, DAY_LENGTH),
    time: date.length > DAY_LENGTH ? date.slice(DAY_LENGTH + 1, DAY_LENGTH + 9) : null,
    timeZone: "UTC",
    latitude: numberIn(fields["latitude"]),
    longitude: numberIn(fields["longitude"]),
    length: numberIn(fields["length"]),
    weight: numberIn(fields["weight"]),
    chosenWater: null,
    tripId: null,
    // All catches are imported at once.
    loggedAt: 0,
    photosTakenAt: [],
  };
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function numberIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
