import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const SOURCES = [
  "LICENSE",
  "NOTICE",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/build",
  "scripts/supply-chain",
  "web/index.html",
  "web/share.html",
  "web/lingui.config.ts",
  "web/texts.ts",
  "web/vite.config.ts",
  "web/locales",
  "web/public",
  "web/service-worker",
  "web/src",
  "domain/src",
  "texts/src",
  "api/src",
];
const SERVER = join(ROOT, "api/src");
/**
 * Matches the server's files that a build uses: the ones with texts, and the one that finds the time zones of the map.
 */
const OF_SERVER = /\/\*i18n\*\/|\bi18n\.t\(|\bfunction timeZoneAt\b/;
const TEST = /\.test\.(?:tsx?|mjs)$/;
/** Matches the files that the build makes itself. */
const MADE_HERE = /\/web\/(?:src\/basemap\/generated|public\/basemap|locales\/en(?:-XA)?)\//;

/** Returns a hash of all sources of a build, by content, because a checkout touches files without changing them. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const file of filesBuiltFrom()) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @returns {string[]} absolute paths, in an order that is the same everywhere */
export function filesBuiltFrom() {
  return SOURCES.flatMap((source) => filesOf(join(ROOT, source))).filter(
    (file) =>
      !TEST.test(file) &&
      !MADE_HERE.test(file) &&
      (!file.startsWith(SERVER) || OF_SERVER.test(readFileSync(file))),
  );
}

/** Returns a file itself, or all files in a folder and its subfolders. */
export function filesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => filesOf(join(path, entry.name)));
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    throw error;
  }
}
