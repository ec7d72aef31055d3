import type { Readable } from "node:stream";

import { presentUser } from "../../accounts/users/present-user.ts";
import { streamZip, type ZipEntry } from "../../base/zip.ts";
import { findFieldsOf } from "../../custom-fields/custom-fields.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { type FileKey, keyOf } from "../../photos/photo-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { findSampleLog } from "../samples/samples.repository.ts";
import { type ExportedCatch, readLogbook } from "./exported-catches.ts";
import { readme } from "./readme.ts";
import { catchesCsv } from "./write-csv.ts";
import { catchesGpx } from "./write-gpx.ts";
import { catchesGeoJson, catchesJson, profileJson } from "./write-json.ts";

/** Without when it was made. */
type ArchiveEntry = Pick<ZipEntry, "name" | "input">;

interface PhotoFile {
  file: string;
  key: FileKey;
}

export interface ArchiveContext {
  db: Database;
  storage: Storage;
  /** What other features have of a user. */
  otherEntries: (user: UserRow) => ArchiveEntry[];
  /** Photos of something else than catches. */
  otherPhotos: (user: UserRow) => Promise<PhotoFile[]>;
}

/**
 * Streams everything of a user as a ZIP. Only a batch of catches or one photo is in memory, and nothing stays open in
 * between, neither in the database nor in the storage.
 */
export function makeArchive(context: ArchiveContext, user: UserRow): Readable {
  return streamZip(entriesOf(context, user));
}

async function* entriesOf(
  { db, storage, otherEntries, otherPhotos }: ArchiveContext,
  user: UserRow,
): AsyncGenerator<ZipEntry, void> {
  const madeAt = new Date();
  const entry = (name: string, input: ZipEntry["input"]) => ({ name, input, lastModified: madeAt });
  const read = () => readLogbook(db, user);
  const ownFields = await findFieldsOf(db, { userId: user.id, subject: "catch" });
  let catchCount = 0;
  let photoCount = 0;
  const missing: string[] = [];

  yield entry("profile.json", profileJson(presentUser(user)));
  yield entry("catches.json", catchesJson(read));
  yield entry("catches.csv", catchesCsv(read, ownFields));
  yield entry("catches.gpx", catchesGpx(read, ownFields));
  yield entry("catches.geojson", catchesGeoJson(read, ownFields));
  for (const { name, input } of otherEntries(user)) yield entry(name, input);
  const batches = async function* () {
    yield await otherPhotos(user);
    for await (const batch of read()) {
      catchCount += batch.length;
      yield photosOf(batch);
    }
  };
  for await (const photos of batches()) {
    for (const { file, key } of photos) {
      const contents = await storage.read(keyOf(key, "display.jpg"));
      if (contents === null) missing.push(file);
      else yield entry(file, contents);
      photoCount += contents === null ? 0 : 1;
    }
  }
  const { samples } = await findSampleLog(db, user.id);
  yield entry("README.txt", readme({ madeAt, catchCount, photoCount, samples, missing }));
}

function photosOf(batch: ExportedCatch[]): PhotoFile[] {
  return batch.flatMap(({ photos }) => photos);
}
