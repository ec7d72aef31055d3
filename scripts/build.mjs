// Builds the web app into web/dist when anything it is made of has changed since. BUILD_FAST=1, for tests, compresses it
// quickly, which takes half of the time; the next build without it compresses as far as possible.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { alone, ROOT } from "./setup/prepare.mjs";

const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
const NEXT = join(WEB, "dist-next");
const DRAWING = join(NEXT, ".drawing");
const STAMP = ".built-from";
/** There while the files of a build are compressed quickly. */
const FAST = ".compressed-fast";
const isFast = process.env.BUILD_FAST === "1";

const SOURCES = [
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/build/build-basemap.mjs",
  "api/src/places/time-zone-at.ts",
  "scripts/build/build-service-worker.mjs",
  "scripts/build/prerender.mjs",
  "scripts/build/texts.mjs",
  "web/index.html",
  "web/share.html",
  "web/lingui.config.ts",
  "web/texts.ts",
  "web/vite.config.ts",
  "web/public",
  "web/service-worker",
  "web/src",
  "domain/src",
  "texts/src",
  "api/src",
];
/** Of the server only the files that have texts. */
const SERVER = join(ROOT, "api/src");
const HAS_TEXTS = /\/\*i18n\*\/|\bi18n\.t\(/;
/** The build makes these itself. */
const MADE_HERE = [join(WEB, "src/basemap/generated"), join(WEB, "public/basemap")];

const wanted = fingerprint();
if (readStamp() !== wanted || isToBeCompressed()) {
  await alone(async () => {
    if (readStamp() !== wanted) await build();
    else if (isToBeCompressed()) await compressAll(DIST);
  });
}

function isToBeCompressed() {
  return !isFast && existsSync(join(DIST, FAST));
}

async function build() {
  process.stdout.write("Building the web app...\n");
  await import("./build/build-basemap.mjs");
  const { compileServerTexts, extractTexts } = await import("./build/texts.mjs");
  extractTexts();
  const { build: viteBuild } = await import("vite");
  rmSync(NEXT, { recursive: true, force: true });
  await viteBuild({
    root: WEB,
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: NEXT, manifest: true },
  });
  await viteBuild({
    root: WEB,
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "src/app/boot/prerender.tsx", outDir: DRAWING },
  });
  const { LOCALES } = await import("../texts/src/addresses.ts");
  for (const locale of LOCALES.toReversed()) {
    const words = [join(ROOT, "scripts/build/prerender.mjs"), NEXT, join(DRAWING, "prerender.js"), locale];
    execFileSync(process.execPath, words, {
      stdio: "inherit",
      env: { ...process.env, NODE_ENV: "production" },
    });
  }
  // Sent by the server alone, with what a link shows in it.
  renameSync(join(NEXT, "share.html"), join(NEXT, ".pages/share.html"));
  // The browser's own has a hash in its name.
  copyFileSync(join(WEB, "src/basemap/generated/lakes.json"), join(NEXT, ".pages/lakes.json"));
  rmSync(DRAWING, { recursive: true, force: true });
  await compileServerTexts(join(NEXT, ".texts"));
  const { writeServiceWorker } = await import("./build/build-service-worker.mjs");
  await writeServiceWorker(NEXT);
  await compressAll(NEXT);
  writeFileSync(join(NEXT, STAMP), wanted);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
}

function readStamp() {
  const file = join(DIST, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** By content: a checkout touches files without changing them. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesOf(join(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file) || MADE_HERE.some((made) => file.startsWith(made))) continue;
      const content = readFileSync(file);
      if (file.startsWith(SERVER) && !HAS_TEXTS.test(content)) continue;
      hash.update(relative(ROOT, file)).update("\0").update(content).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => filesOf(join(path, entry.name)));
  } catch (error) {
    if (error.code === "ENOTDIR") return [path];
    throw error;
  }
}

async function compressAll(folder) {
  // The server completes pages and the service worker, so it also compresses them; its texts it reads itself.
  const texts = filesOf(folder).filter(
    (file) => /\.(js|mjs|css|json|svg)$/.test(file) && !/\/\.(pages|texts)\/|\/sw\.js$/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
  if (isFast) writeFileSync(join(folder, FAST), "");
  else rmSync(join(folder, FAST), { force: true });
}

/** What a first visit waits for is compressed as far as possible; for the map's data that takes too long. */
function qualityOf(file) {
  if (isFast) return 5;
  return /\.(js|mjs|css)$/.test(file) ? 11 : 9;
}
