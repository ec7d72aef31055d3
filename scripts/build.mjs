// Builds what the server serves, if any of its sources has changed since: the web app into web/dist, the documentation
// into web/dist-docs, and the tide stations that the server reads. BUILD_FAST=1, for tests, leaves out the documentation
// and compresses quickly, which takes half of the time; the next build without it compresses as far as possible.
import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { areDocsBuilt } from "./build/build-docs.mjs";
import { compressFiles } from "./build/compress.mjs";
import { filesOf, fingerprint } from "./build/fingerprint.mjs";
import { alone, ROOT } from "./setup/prepare.mjs";

const WEB = join(ROOT, "web");
const DIST = join(WEB, "dist");
const NEXT = join(WEB, "dist-next");
const DRAWING = join(NEXT, ".drawing");
const STAMP = ".built-from";
/** Exists while the files of a build are compressed quickly. */
const FAST = ".compressed-fast";
const isFast = process.env.BUILD_FAST === "1";
/** The memory of a machine that has room for both builds; the one of the documentation takes up to 1.2 GB. */
const BOTH_AT_ONCE_BYTES = 4e9;
const PARTS = 5;
let part = 0;

await import("./build/build-tides.mjs");
const wanted = fingerprint();
if (readStamp() !== wanted || isToBeCompressed() || areDocsStale()) {
  await alone(async () => {
    const docs = areDocsStale() ? buildDocs : async () => {};
    if (totalmem() < BOTH_AT_ONCE_BYTES) {
      await docs();
      await buildApp();
    } else {
      await Promise.all([docs(), buildApp()]);
    }
  });
}

async function buildApp() {
  if (readStamp() !== wanted) await build();
  else if (isToBeCompressed()) await compressAll(DIST);
}

function areDocsStale() {
  return !isFast && !areDocsBuilt();
}

/** Builds the documentation in a process of its own, beside the app. */
async function buildDocs() {
  process.stdout.write("Building the help pages\n");
  await promisify(execFile)(process.execPath, [join(ROOT, "scripts/build/build-docs.mjs")]);
}

function isToBeCompressed() {
  return !isFast && existsSync(join(DIST, FAST));
}

async function build() {
  say("the map");
  await import("./build/build-basemap.mjs");
  say("the texts");
  const { compileServerTexts, extractTexts } = await import("./build/texts.mjs");
  extractTexts();
  say("the app");
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
  say("the pages");
  const { LOCALES } = await import("../texts/src/addresses.ts");
  for (const locale of LOCALES.toReversed()) {
    const words = [join(ROOT, "scripts/build/prerender.mjs"), NEXT, join(DRAWING, "prerender.js"), locale];
    execFileSync(process.execPath, words, {
      stdio: "inherit",
      env: { ...process.env, NODE_ENV: "production" },
    });
  }
  // Only the server sends this page, after it inserts what a link shows.
  renameSync(join(NEXT, "share.html"), join(NEXT, ".pages/share.html"));
  // The browser's own copy has a hash in its name.
  copyFileSync(join(WEB, "src/basemap/generated/lakes.json"), join(NEXT, ".pages/lakes.json"));
  rmSync(DRAWING, { recursive: true, force: true });
  await compileServerTexts(join(NEXT, ".texts"));
  const { writeServiceWorker } = await import("./build/build-service-worker.mjs");
  await writeServiceWorker(NEXT);
  const { writeLicenses } = await import("./build/write-licenses.mjs");
  writeLicenses(NEXT);
  say("smaller files for slow connections");
  await compressAll(NEXT);
  writeFileSync(join(NEXT, STAMP), wanted);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
}

/** Prints the part of the build that begins now. */
function say(what) {
  part += 1;
  process.stdout.write(`Building the web app, part ${part} of ${PARTS}: ${what}\n`);
}

function readStamp() {
  const file = join(DIST, STAMP);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

async function compressAll(folder) {
  // The server completes pages and the service worker, so it also compresses them. It reads its texts without sending
  // them.
  const texts = filesOf(folder).filter(
    (file) => /\.(js|mjs|css|json|svg|txt)$/.test(file) && !/\/\.(pages|texts)\/|\/sw\.js$/.test(file),
  );
  await compressFiles(texts, qualityOf);
  if (isFast) writeFileSync(join(folder, FAST), "");
  else rmSync(join(folder, FAST), { force: true });
}

/**
 * Returns the quality for Brotli. Files that a first visit waits for get the maximum, which takes too long for the
 * map's data.
 */
function qualityOf(file) {
  if (isFast) return 5;
  return /\.(js|mjs|css)$/.test(file) ? 11 : 9;
}
