import type { SourceProblem } from "@creel/domain/import/source/source-problem";

import { isAnglersLog, readAnglersLog } from "./apps/anglers-log.ts";
import { isCreelArchive, isCreelOutbox, readCreelArchive, readCreelOutbox } from "./apps/creel-files.ts";
import { readKnownTable } from "./apps/known-tables.ts";
import { isOpenFishing, readOpenFishing } from "./apps/open-fishing.ts";
import { isSelfhostableLogbook, readSelfhostableLogbook } from "./apps/selfhostable-logbook.ts";
import { isGeoJson, readGeoJson } from "./geo/read-geojson.ts";
import { readGpx } from "./geo/read-gpx.ts";
import { readKml } from "./geo/read-kml.ts";
import { rootOf } from "./geo/xml.ts";
import { readCsv } from "./read-csv.ts";
import { decodeText, wideEncoding } from "./source/decode-text.ts";
import type { Encoding } from "./source/encodings.ts";
import { type JsonLines, parseJson, parseJsonLines, RECORD_SEPARATOR } from "./source/json.ts";
import { openZip, type OpenZip } from "./source/open-zip.ts";
import { readJsonTable } from "./source/read-json-table.ts";
import { newSource, type ReadSource } from "./source/read-source.ts";
import { READ_LIMITS, type RefusalCode, RefusedFileError } from "./source/refusal.ts";
import { together } from "./source/together.ts";

/** The number of bytes that identify a format. */
const HEAD = 4096;

interface Input {
  file: Blob;
  name: string;
  /** The encoding that the angler chose for a text that does not declare one. */
  encoding: Encoding | undefined;
}

export interface ReadFile {
  source: ReadSource;
  /** The archive, to read its pictures; `null` for other files. */
  zip: OpenZip | null;
}

/**
 * Reads several tables as sheets of one source, or several maps as one. Other kinds must be read one by one.
 * @throws RefusedFileError
 */
export async function readFiles(files: readonly File[], encoding?: Encoding): Promise<ReadFile> {
  const large = files.find(({ size }) => size > READ_LIMITS.text);
  if (large) throw new RefusedFileError("too_large", READ_LIMITS.text);
  const read = await Promise.all(files.map((file) => readFile({ file, name: file.name, encoding })));
  return { source: together(read.map(({ source }) => source)), zip: null };
}

/**
 * Reads one file on the device. Its content, not its name, determines its kind.
 * @throws RefusedFileError
 */
export async function readFile(input: Input): Promise<ReadFile> {
  const format = await formatOfFile(input.file);
  if (format === "zip") return readZip(input, await openZip(input.file));
  return { source: await readPlain(input, format), zip: null };
}

async function formatOfFile(file: Blob): Promise<FileFormat> {
  if (file.size === 0) throw new RefusedFileError("empty");
  return formatOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
}

/** True if any file is a photo by its content. Others are reported when they are looked at. */
export async function hasPhotos(files: readonly Blob[]): Promise<boolean> {
  const heads = await Promise.all(files.map((file) => file.slice(0, HEAD).arrayBuffer()));
  return heads.some((head) => formatOf(new Uint8Array(head)) === "photo");
}

async function readPlain(
  { file, name, encoding: chosenEncoding }: Input,
  format: FileFormat,
): Promise<ReadSource> {
  if (format === "photo") return newSource("photos");
  if (format === "echo_sounder") throw new RefusedFileError("save_as_gpx");
  if (format === "sqlite") throw new RefusedFileError("save_as_csv");
  if (format === "binary") throw new RefusedFileError("unknown");
  if (file.size > READ_LIMITS.text) throw new RefusedFileError("too_large", READ_LIMITS.text);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (format === "old_spreadsheet") return readSheets(bytes);
  const { text, encoding } = decodeText(bytes, chosenEncoding);
  return { ...readText(name, text), encoding };
}

async function readSheets(bytes: Uint8Array): Promise<ReadSource> {
  const { readSpreadsheet } = await import("./read-spreadsheet.ts");
  const tables = readSpreadsheet(bytes);
  if (tables.length === 0) throw new RefusedFileError("empty");
  return newSource("spreadsheet", { tables });
}

function readText(name: string, text: string): ReadSource {
  const root = text.trimStart().startsWith("<") ? rootOf(text) : null;
  if (root === "gpx") return readGpx(text);
  if (root === "kml") return readKml(text);
  if (root !== null) throw new RefusedFileError("unknown");
  if (/^\s*[[{]/.test(text.replace(RECORD_SEPARATOR, ""))) return readJson(text);
  const table = readCsv(name, text);
  if (table.rows.length === 0) throw new RefusedFileError(/^\s*(<|$)/.test(text) ? "empty" : "one_line");
  return readKnownTable(table);
}

function readJson(text: string): ReadSource {
  const lines = parseJsonLines(text);
  if (lines && (lines.objects.length > 1 || lines.broken.length > 0)) return readJsonLines(lines);
  const json = parseJson(text);
  const features = Array.isArray(json) ? json : [json];
  if (features.length > 0 && features.every(isGeoJson)) return readGeoJson(features);
  if (isAnglersLog(json)) return readAnglersLog(text, []);
  if (isSelfhostableLogbook(json)) return readSelfhostableLogbook(text, []);
  if (isOpenFishing(json)) return readOpenFishing(json);
  return readJsonTable(json);
}

function readJsonLines({ objects, broken }: JsonLines): ReadSource {
  const source = objects.every(isGeoJson) ? readGeoJson(objects) : readJsonTable(objects);
  const problems = broken.map((line): SourceProblem => ({ code: "broken_line", line }));
  return { ...source, problems: [...source.problems, ...problems] };
}

async function readZip(input: Input, zip: OpenZip): Promise<ReadFile> {
  const source = await readArchive(input, zip);
  if (!source) throw new RefusedFileError("nothing_known_inside");
  return { source, zip };
}

async function readArchive(input: Input, zip: OpenZip): Promise<ReadSource | null> {
  const one = await readPacked(input, zip);
  if (one) return one;
  if (isCreelArchive(zip)) return readCreelArchive(zip);
  if (isCreelOutbox(zip)) return readCreelOutbox(zip);
  for (const name of zip.names.filter((each) => /\.json$/i.test(each))) {
    const found = readLogbook(await zip.readText(name), zip.names);
    if (found) return found;
  }
  return readInside(zip, input.encoding);
}

/** Reads a file whose format is an archive: a workbook or a map. Returns `null` for other archives. */
async function readPacked(
  { file, encoding: chosenEncoding }: Input,
  zip: OpenZip,
): Promise<ReadSource | null> {
  if (zip.names.some((name) => name.startsWith("xl/"))) {
    if (file.size > READ_LIMITS.text) throw new RefusedFileError("too_large", READ_LIMITS.text);
    const dense = zip.names.find((name) => zip.sizeOf(name) > READ_LIMITS.entry);
    if (dense !== undefined) throw new RefusedFileError("too_dense", dense);
    return readSheets(new Uint8Array(await file.arrayBuffer()));
  }
  if (zip.names.some((name) => /^(?:content\.xml|Index\/.*\.iwa|Index\.zip)$/.test(name))) {
    throw new RefusedFileError("save_as_xlsx");
  }
  const map = zip.names.find((name) => /(?:^|\/)doc\.kml$/i.test(name));
  if (map === undefined) return null;
  if (zip.sizeOf(map) > READ_LIMITS.entry) throw new RefusedFileError("too_large", map);
  const { text, encoding } = decodeText(await (await zip.readBlob(map)).bytes(), chosenEncoding);
  return { ...readKml(text), encoding };
}

/** Matches names of files in an archive, since programs name what they export. */
const READABLE = /\.(?:csv|tsv|gpx|km[lz]|geojson|json|xlsx?|zip)$/i;
/** An archive with more files is not the export of one log. */
const MOST_INSIDE = 50;

/** Reads an archive of exported files, without those that a Mac adds. */
async function readInside(zip: OpenZip, encoding: Input["encoding"]): Promise<ReadSource | null> {
  const names = zip.names.filter((name) => READABLE.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name));
  if (names.length > MOST_INSIDE) throw new RefusedFileError("too_many_inside", MOST_INSIDE);
  const read: ReadSource[] = [];
  for (const name of names) {
    const file = await zip.readBlob(name);
    const source = await readUnlessUnknown({ file, name: name.split("/").at(-1) ?? name, encoding });
    if (source) read.push(source);
  }
  return read.length === 0 ? null : together(read);
}

/** Returns `null` for a file without any part of a log, which may lie next to exported files. */
async function readUnlessUnknown(input: Input): Promise<ReadSource | null> {
  try {
    return await readInner(input);
  } catch (error) {
    const isOther = error instanceof RefusedFileError && OTHERS.has(error.code);
    if (!isOther) throw error;
    return null;
  }
}

/** Rejects archives within an archive: a few kilobytes of them can become thousands of files. */
async function readInner(input: Input): Promise<ReadSource> {
  const format = await formatOfFile(input.file);
  if (format !== "zip") return readPlain(input, format);
  const packed = await readPacked(input, await openZip(input.file));
  if (!packed) throw new RefusedFileError("archive_inside", input.name);
  return packed;
}

const OTHERS: ReadonlySet<RefusalCode> = new Set(["empty", "one_line", "unknown", "nothing_known_inside"]);

function readLogbook(text: string, names: readonly string[]): ReadSource | null {
  const json = parseJson(text);
  if (isAnglersLog(json)) return readAnglersLog(text, names);
  return isSelfhostableLogbook(json) ? readSelfhostableLogbook(text, names) : null;
}

type FileFormat = "zip" | "photo" | "sqlite" | "old_spreadsheet" | "echo_sounder" | "text" | "binary";

/** The first bytes of each format; `null` matches any byte. */
const SIGNATURES: readonly { format: FileFormat; bytes: readonly (number | null)[] }[] = [
  { format: "zip", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { format: "zip", bytes: [0x50, 0x4b, 0x05, 0x06] },
  { format: "photo", bytes: [0xff, 0xd8, 0xff] },
  { format: "photo", bytes: [0x89, 0x50, 0x4e, 0x47] },
  // HEIC and AVIF begin with "ftyp" and a brand.
  { format: "photo", bytes: [null, null, null, null, 0x66, 0x74, 0x79, 0x70] },
  { format: "photo", bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
  { format: "sqlite", bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66] },
  { format: "old_spreadsheet", bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  // Humminbird waypoints and tracks.
  { format: "echo_sounder", bytes: [0x02, 0x02, 0x00, 0x24] },
  { format: "echo_sounder", bytes: [0x01, 0x00, 0x80, 0x43] },
  // Lowrance .usr, versions 2 to 6.
  ...[2, 3, 4, 5, 6].map((version) => ({
    format: "echo_sounder" as const,
    bytes: [version, 0x00, null, 0x00],
  })),
];

/** Identifies a format by the first bytes of a file, never by its name. */
function formatOf(head: Uint8Array): FileFormat {
  const known = SIGNATURES.find(({ bytes }) =>
    bytes.every((byte, index) => byte === null || head[index] === byte),
  );
  if (known) return known.format;
  return !head.includes(0) || wideEncoding(head) !== null ? "text" : "binary";
}
