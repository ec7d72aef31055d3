import type { Manifest } from "./archive-format.ts";

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];
const STEP = 1000;

/** Formats a size such as "12.3 MB". */
export function sizeOf(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`;
}

export function contentsOf({ tables, madeAt, creel, photos }: Manifest): string {
  const rows = (name: string, one: string, many: string) => {
    const count = tables.find((table) => table.name === name)?.rows ?? 0;
    return `${count} ${count === 1 ? one : many}`;
  };
  const at = madeAt.replace("T", " ").replace(/\.\d+Z$/, " UTC");
  return (
    `${rows("users", "user", "users")}, ${rows("catches", "catch", "catches")}, ` +
    `${rows("photos", "photo", "photos")} (${sizeOf(photos.bytes)}), ` +
    `as of ${at}; made by Creel ${creel}.`
  );
}

/** Returns lines about photos that are missing in the archive; empty if none are. */
export function lostPhotosOf({ photos }: Manifest): string[] {
  const { lost, lostCount, deletedMeanwhile } = photos;
  const lines: string[] = [];
  if (deletedMeanwhile > 0) {
    lines.push(
      deletedMeanwhile === 1
        ? "1 photo file is not in it: the photo was deleted during the backup."
        : `${deletedMeanwhile} photo files are not in it: the photos were deleted during the backup.`,
    );
  }
  if (lostCount > 0) {
    lines.push(
      lostCount === 1
        ? "1 photo file is not in it: the file is missing."
        : `${lostCount} photo files are not in it: the files are missing.`,
      ...lost.map((name) => `  ${name}`),
    );
  }
  return lines;
}
