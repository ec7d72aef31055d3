import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../..");

/**
 * Returns the folder of recorded answers of other services, beside the project or at RECORDED_ANSWERS. They are many
 * and not ours to hand on, so the tests over them are skipped if it is `null`.
 */
export function recordedFolder(): string | null {
  const folder = process.env["RECORDED_ANSWERS"] ?? join(PROJECT, "../shared/fixtures");
  return existsSync(folder) ? folder : null;
}

/** Returns the names of the files in a recorded folder. */
export function recordedNames(folder: string): Promise<string[]> {
  return readdir(join(recordedFolder() ?? "", folder));
}

/** Returns the text of a recorded file. */
export function readRecorded(path: string): Promise<string> {
  return readFile(join(recordedFolder() ?? "", path), "utf8");
}

/** True if this recorded file or folder exists. */
export function isRecorded(path: string): boolean {
  return existsSync(join(recordedFolder() ?? "", path));
}

/** Returns the bytes of a recorded file. */
export function readRecordedBytes(path: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(recordedFolder() ?? "", path));
}
