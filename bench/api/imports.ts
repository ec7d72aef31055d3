// npm run bench:import: measures the import of 10,000 rows and 200 photos of 4 MB, compared with bare INSERTs and bare
// sharp.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { importHandlers } from "@creel/api/app/import-handlers";
import type { Database } from "@creel/api/database/connect";
import { runImport } from "@creel/api/import/write/run-import";
import { HOUR_MS, MINUTE_SECONDS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { IMPORT_LIMITS, type NewImportRow } from "@creel/domain/import/import-row";
import { sql } from "kysely";
import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";

import { startBenchApp } from "./bench-app.ts";
import { type EmptyServer, withEmptyServer } from "./embedded-server.ts";

const CATCHES = Number(process.env["CATCHES"] ?? 10_000);
const PHOTOS = Number(process.env["PHOTOS"] ?? 200);
const WATERS = 20;

const LONGEST_S = 10 * MINUTE_SECONDS;

await withEmptyServer(measure);

type Call = (method: "PUT" | "POST", path: string, payload: object | Buffer) => Promise<void>;

async function measure(server: EmptyServer): Promise<void> {
  const { dataDir } = server;
  const { app, db, angler, accessToken, stop } = await startBenchApp(
    server,
    (opened) => (key) => runToEnd(opened, key),
  );
  const call: Call = async (method, path, payload) => {
    const type = Buffer.isBuffer(payload) ? "image/jpeg" : "application/json";
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": type };
    const { statusCode, body } = await app.inject({ method, url: `/api${path}`, headers, payload });
    if (statusCode >= 300) throw new Error(body);
  };
  const rows = sampleRows();
  const photo = await samplePhoto();
  const bareRows = await timed("bare INSERTs", () => insertBarely(db, angler.id, rows));
  const imported = await importRows(rows, call);
  const barePhotos = await timed("bare sharp", () => makeBarely(photo, dataDir));
  const photos = await timed(`${PHOTOS} photos of ${(photo.length / 1e6).toFixed(1)} MB`, () =>
    sendPhotos(rows, photo, call),
  );
  write(
    `rows ${(imported / bareRows).toFixed(1)} times bare INSERTs, photos ${(photos / barePhotos).toFixed(2)} times`,
  );
  write(`in all ${((imported + photos) / MINUTE_SECONDS).toFixed(1)} min`);
  if (imported + photos > LONGEST_S) process.exitCode = 1;
  await stop();
}

/** Runs an import as the queue does, which gives each job 2,000 rows. */
async function runToEnd(db: Database, key: { userId: string; id: string }): Promise<void> {
  const log = { info: () => {} };
  let isLeft = true;
  while (isLeft) {
    isLeft = false;
    const goOn = async () => {
      isLeft = true;
    };
    await runImport({ db, handlers: importHandlers, log, continueImport: goOn, onDone: async () => {} }, key);
  }
}

async function importRows(rows: readonly NewImportRow[], call: Call): Promise<number> {
  const id = uuidv7();
  await call("PUT", `/imports/${id}`, { kind: "table", file_name: "catches.csv" });
  const staged = await timed("staged", async () => {
    for (let from = 0; from < rows.length; from += IMPORT_LIMITS.rowsAtOnce) {
      const portion = rows.slice(from, from + IMPORT_LIMITS.rowsAtOnce);
      await call("PUT", `/imports/${id}/rows`, { rows: portion, total: rows.length });
    }
  });
  const compared = await timed("compared", () => call("POST", `/imports/${id}/compare`, {}));
  const written = await timed("written", () => call("POST", `/imports/${id}/commit`, {}));
  return staged + compared + written;
}

async function sendPhotos(rows: readonly NewImportRow[], photo: Buffer, call: Call): Promise<void> {
  const catches = rows.filter(({ subject }) => subject === "catch").slice(0, PHOTOS);
  for (const { fields } of catches) {
    await call("PUT", `/catches/${String(fields["id"])}/photos/${uuidv7()}`, photo);
  }
}

/** Returns ten years of catches on some waters, as a spreadsheet has them. */
function sampleRows(): NewImportRow[] {
  const waters = Array.from({ length: WATERS }, (_, index) => ({
    subject: "water" as const,
    fields: { id: uuidv7(), name: `Lake ${index}`, latitude: 40 + index / 2, longitude: -90 },
  }));
  const catches = Array.from({ length: CATCHES }, (_, index) => {
    const water = waters[index % WATERS]?.fields;
    return {
      subject: "catch" as const,
      fields: {
        id: uuidv7(),
        species: ["Walleye", "Pike", "Bass (Smallmouth)"][index % 3],
        date: new Date(Date.UTC(2015, 4, 1, 6) + index * 9 * HOUR_MS).toISOString(),
        time_zone: "America/Chicago",
        latitude: (water?.latitude ?? 0) + (index % 50) / 10_000,
        longitude: -90,
        water_id: water?.id,
        length: 10 + (index % 80) / 4,
        weight: 1 + (index % 90) / 10,
        lure_type: "Jig",
        notes: "Said to be the best hour of that day, with a little wind",
      },
    };
  });
  return [...waters, ...catches].map(({ subject, fields }, index) => ({
    position: index + 1,
    line: index + 1,
    subject,
    fields,
  }));
}

/** The baseline: one statement per catch, without any check or lookup. */
async function insertBarely(db: Database, userId: string, rows: readonly NewImportRow[]): Promise<void> {
  for (const { subject, fields } of rows) {
    if (subject !== "catch") continue;
    await sql`insert into catches (user_id, id, species, caught_at, time_zone, caught_on, caught_time, latitude,
      longitude, length_in, weight_lb, lure_type, notes)
      values (${userId}, ${uuidv7()}, ${fields["species"]}, ${fields["date"]}, 'America/Chicago', '2020-05-01', '12:00',
      ${fields["latitude"]}, ${fields["longitude"]}, ${fields["length"]}, ${fields["weight"]}, 'Jig',
      ${fields["notes"]})`.execute(db);
  }
  await sql`delete from catches where user_id = ${userId}`.execute(db);
}

/** The baseline: the same formats and sizes, in two files. */
async function makeBarely(photo: Buffer, folder: string): Promise<void> {
  const fit = { fit: "inside", withoutEnlargement: true } as const;
  for (let index = 0; index < PHOTOS; index += 1) {
    const [display, thumbnail] = await Promise.all([
      sharp(photo).autoOrient().resize(1920, 1920, fit).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      sharp(photo).autoOrient().resize(400, 400, fit).webp({ quality: 75 }).toBuffer(),
    ]);
    await writeFile(join(folder, `${index}.jpg`), display);
    await writeFile(join(folder, `${index}.webp`), thumbnail);
  }
}

/** Returns 12 megapixels of noise, blurred so that the file is as large as a phone's photo. */
async function samplePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  const size = { width: 4032, height: 3024 };
  return sharp({ create: { ...size, channels: 3, background: "gray", noise } })
    .blur(0.7)
    .jpeg({ quality: 93 })
    .toBuffer();
}

async function timed(name: string, work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / SECOND_MS;
  write(`${name}: ${seconds.toFixed(1)} s`);
  return seconds;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
