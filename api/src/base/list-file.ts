import type { ZipEntry } from "./zip.ts";

export type ArchiveFile = Pick<ZipEntry, "name" | "input">;

/**
 * Returns a file of the archive with one list, such as `{"limits":[…]}`, one line for each record.
 * @param list reads the records once the file is written
 */
export function listFile(name: string, key: string, list: () => Promise<readonly object[]>): ArchiveFile {
  return { name, input: write(key, list) };
}

async function* write(key: string, list: () => Promise<readonly object[]>): AsyncGenerator<string, void> {
  const lines = (await list()).map((record) => JSON.stringify(record));
  yield `{${JSON.stringify(key)}:[\n${lines.join(",\n")}\n]}\n`;
}
