import type { Readable } from "node:stream";

import type { User } from "@creel/domain/accounts/user";
import XMLBuilder from "fast-xml-builder";

import { presentUser } from "../../accounts/users/present-user.ts";
import { streamZip, type ZipEntry } from "../../base/zip.ts";
import { type NamedField, customCells, namedValues } from "../../custom-fields/custom-columns.ts";
import { findFieldsOf } from "../../custom-fields/custom-fields.repository.ts";
import type { Database } from "../../database/connect.ts";
import type { UserRow } from "../../database/schema.ts";
import { type FileKey, keyOf } from "../../photos/photo-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { findSampleLog } from "../samples/samples.repository.ts";
import { toFeature } from "./catch-feature.ts";
import { type ExportedCatch, readLogbook, type ReadLogbook } from "./exported-catches.ts";
import { catchesCsv } from "./write-csv.ts";

/** An entry without its time. */
type ArchiveEntry = Pick<ZipEntry, "name" | "input">;

interface PhotoFile {
  file: string;
  key: FileKey;
}

export interface ArchiveContext {
  db: Database;
  storage: Storage;
  /** Returns the entries that other features add for a user. */
  otherEntries: (user: UserRow) => ArchiveEntry[];
  /** Returns the photos that do not belong to catches. */
  otherPhotos: (user: UserRow) => Promise<PhotoFile[]>;
}

/**
 * Streams all data of a user as a ZIP. Only one batch of catches or one photo is in memory, and between them nothing
 * stays open in the database or the storage.
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

interface ReadmeContent {
  madeAt: Date;
  catchCount: number;
  photoCount: number;
  /** The number of sample catches, which are not in the archive. */
  samples: number;
  /** The names of photos whose file is missing in the storage. */
  missing: readonly string[];
}

const FILES = `profile.json      Your account: names, email, units, time zone, language, home.
catches.json      Every catch with all its details, as in the API.
catches.csv       The same as a table for spreadsheets (UTF-8, one line per catch).
                  Texts that start like a formula have an apostrophe in front.
catches.gpx       Catches with a place as waypoints (GPX 1.1), for a GPS or a map program. A catch
                  with an unknown time has none.
catches.geojson   Catches with a place as points (RFC 7946), for a map program.
trips.json        Every trip with its events, its track, its hours and their conditions, as in the
                  API. catches.json and catches.csv name each catch's trip in trip_id.
trips.csv         The same as a table, one line per trip.
waters.json       Every water with its outline, spots and note, as in the API.
waters.csv        The same as a table without outlines, one line per water.
merged-waters.json
                  Waters merged into another in the last 14 days, as they were before.
gear.json         Every lure with its colors and sizes, and every rod. catches.json names what
                  caught a fish in lure_id, variant_id and rod_id.
gear.csv          The same as a table, one line per lure or rod.
merged-gear.json  Gear merged into another in the last 14 days, as it was before.
limits.json       Limits that you wrote down, with where and when you read them.
fields.json       Your custom fields in order. catches.json and trips.json have their values by id
                  under custom; catches.csv and trips.csv have a column for each,
                  catches.geojson a property and catches.gpx a line in the description.
questions.json    The questions you asked about your trips, and when.
lure-trials.json  Your lure trials with their half hours, and the order that was drawn.
looked-over.json  Findings of Check my log that you marked as correct.
seen-by-admins.json
                  Which admins of this Creel saw the exact places of your catches, and why.
licenses.json     Your fishing licenses, and what reminds you before one ends.
licenses.csv      The same as a table, one line per license.
returns.json      Your catch returns, with the figures that you turned in.
return-templates.json
                  The templates that you built for returns.
river-marks.json  The heights and flows of rivers that you asked to be told of.
calendar.json     What your calendar shows, without its address.
notifications.json
                  What Creel tells you, and the names of your phones and other channels, without
                  their addresses and keys.
license-photos/   Photos of licenses. licenses.json says which is which.
gear-photos/      Photos of lures and rods. gear.json and merged-gear.json say which is which.
tokens.json       Names of the tokens you made for programs, without the tokens.
passkeys.json     Names of your passkeys, without their keys.
providers.json    The sign-in providers that you linked.
links.json        Your shared links to catches and trips, without their addresses.
photos/           The photos as they are stored here, named by day, species and number in the
                  catch. catches.json and catches.csv say which belong to a catch,
                  catches.json also when a photo was taken, on the camera's clock.
`;

function readme({ madeAt, catchCount, photoCount, samples, missing }: ReadmeContent): string {
  return `Your Creel
==========

Made on ${madeAt.toISOString()}: ${catchCount} catches, ${photoCount} photos.

${FILES}
Lengths are in inches, weights in pounds, depths in feet, temperatures in °F, wind in mph,
pressure in inHg. A catch may be several fish: quantity says how many, and weight and
length are those of one. fate is kept, released or released_hurt. Dates and times are on the angler's clock, in the time zone beside them.
Times that end in Z, or are named utc, are UTC. An empty time means that only the day is
known. position_accuracy is the accuracy of the device's position, in meters; clock_offset is
the correction added to the device's clock, in seconds.

You can import this file into Creel: everything except your account, your links and what
admins saw. You can also import catches.csv, catches.gpx or catches.geojson alone, without
duplicate catches. Photos, trips and the shapes of waters are only in this file. You can
still undo merges of the last 14 days after the import.

This file has the exact places of your catches. Think before you share it.
${leftOut(samples)}${missingPhotos(missing)}`;
}

function leftOut(samples: number): string {
  return samples === 0
    ? ""
    : `\nThe ${samples} sample catches in your log are not in here: they are made up.\n`;
}

function missingPhotos(missing: readonly string[]): string {
  if (missing.length === 0) return "";
  return `\nThese photos are not in this archive, because their files could not be found:\n${missing.join("\n")}\n`;
}

function profileJson(user: User): string {
  return `${JSON.stringify({ user }, null, 2)}\n`;
}

/** Every catch as the API presents it, one per line. The photos' file names replace their links, which expire. */
async function* catchesJson(readAll: ReadLogbook): AsyncGenerator<string, void> {
  yield* listed('{"catches":[', readAll(), toRecord);
}

/** The catches with a place, as GeoJSON (RFC 7946). Each custom field is a property with the field's name. */
async function* catchesGeoJson(
  readAll: ReadLogbook,
  fields: readonly NamedField[],
): AsyncGenerator<string, void> {
  yield* listed('{"type":"FeatureCollection","features":[', readAll(), (caught) => toFeature(caught, fields));
}

function toRecord({ record, photos }: ExportedCatch): object {
  return {
    ...record,
    photos: photos.map(({ id, file, width, height, takenAt }) => ({
      id,
      file,
      width,
      height,
      taken_at: takenAt,
    })),
  };
}

async function* listed(
  head: string,
  batches: AsyncIterable<ExportedCatch[]>,
  write: (caught: ExportedCatch) => object | null,
): AsyncGenerator<string, void> {
  yield head;
  let separator = "\n";
  for await (const batch of batches) {
    const objects = batch.map(write).filter((object) => object !== null);
    if (objects.length === 0) continue;
    yield separator + objects.map((object) => JSON.stringify(object)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<gpx version="1.1" creator="Creel" xmlns="http://www.topografix.com/GPX/1/1" xmlns:creel="urn:creel:catches">\n';
const FOOT = "</gpx>\n";

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: "@", format: true });

/**
 * The catches with a place, as waypoints of GPX 1.1. Custom fields are in the description. An extension holds the whole
 * catch, from which an import restores it.
 */
async function* catchesGpx(
  readAll: ReadLogbook,
  fields: readonly NamedField[],
): AsyncGenerator<string, void> {
  yield HEAD;
  for await (const batch of readAll()) {
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
    // A waypoint cannot express that only the day is known.
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

/** JSON.stringify escapes control characters, but not the two other characters that XML 1.0 forbids. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("\uFFFE", String.raw`\uFFFE`)
    .replaceAll("\uFFFF", String.raw`\uFFFF`);
}

/** Removes the characters that XML 1.0 cannot represent (section 2.2). */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
}
