import { writeCsv } from "../base/csv.ts";
import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { LicenseRow } from "../database/schema.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { fileOf } from "../photos/single-photo.ts";
import { ownLicenses } from "./licenses.repository.ts";
import { listWithRows } from "./present-license.ts";
import { findReminders } from "./reminders.repository.ts";

/** Returns the user's licenses, and what reminds them, as files for the archive. */
export function licenseEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "licenses.json", input: licensesJson(db, userId) },
    { name: "licenses.csv", input: writeCsv(COLUMNS, licensesAsCells(db, userId)) },
  ];
}

/** Returns the photos of licenses as files for the archive. */
export async function licensePhotos(
  db: Database,
  { id: userId }: { id: string },
): Promise<{ file: string; key: FileKey }[]> {
  return (await ownLicenses.list(db, userId)).flatMap((row) => {
    const key = fileOf(row);
    return key ? [{ file: photoName(row), key }] : [];
  });
}

function photoName({ id }: Pick<LicenseRow, "id">): string {
  return `license-photos/${id}.jpg`;
}

/** An angler has at most 100 licenses. */
async function* licensesJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const lines = (await listWithRows(db, userId)).map(({ row, license }) =>
    JSON.stringify({ ...license, photo: presentFile(row) }),
  );
  const reminders = JSON.stringify(await findReminders(db, userId));
  yield `{"reminders":${reminders},"licenses":[\n${lines.join(",\n")}\n]}\n`;
}

function presentFile({ id, photo }: Pick<LicenseRow, "id" | "photo">) {
  return photo && { file: photoName({ id }), width: photo.width, height: photo.height };
}

const COLUMNS = ["name", "number", "holder", "valid_from", "valid_to", "note", "id"] as const;

async function* licensesAsCells(db: Database, userId: string) {
  yield (await listWithRows(db, userId)).map(({ license }) => license);
}
