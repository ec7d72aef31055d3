import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");

/**
 * The folder of answers that other services gave, recorded beside the project or where RECORDED_ANSWERS says.
 * They are many and not ours to hand on: the tests over them are skipped where it is `null`.
 */
export function recordedFolder(): string | null {
  const folder = process.env["RECORDED_ANSWERS"] ?? join(PROJECT, "../shared/fixtures");
  return existsSync(folder) ? folder : null;
}

/** The names of the files in a recorded folder. */
export function recordedNames(folder: string): Promise<string[]> {
  return readdir(join(recordedFolder() ?? "", folder));
}

/** The text of a recorded file. */
export function readRecorded(path: string): Promise<string> {
  return readFile(join(recordedFolder() ?? "", path), "utf8");
}

/** Whether this file or folder is there. */
export function isRecorded(path: string): boolean {
  return existsSync(join(recordedFolder() ?? "", path));
}

/** As it is, byte by byte. */
export function readRecordedBytes(path: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(recordedFolder() ?? "", path));
}
