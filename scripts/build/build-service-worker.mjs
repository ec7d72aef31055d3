// Builds the service worker for a built app: `writeServiceWorker(<its folder>)`. A step of scripts/build.mjs.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { ROOT } from "../setup/prepare.mjs";

const SOURCE = join(ROOT, "web/service-worker/service-worker.ts");
/** The server replaces this with a hash of the settings, which change a page and its headers without a build. */
const SETTINGS = "{settings}";
/** Files that the service worker stores. Pictures of the public pages are only for visitors with a network. */
const CODE = /\.(js|mjs|css|json|svg|woff2)$/;
const CATALOG = /^locales\/([\w-]+)\/(\w+)\.po$/;
/** The words of a language in lines that anglers type. English is in the form. */
const WORDS = /quick-entry\/languages\/(\w+)\.ts$/;
/** The same areas as in web/src/i18n/locale.ts. */
const IN_EVERY_PAGE = new Set(["app", "shared", "site"]);
const ADMIN = /^src\/admin\/.*-page\.tsx$/;
/** Files that are sent as they are, under names that do not change. */
const PLAIN_FILES = ["favicon.svg", "layers.css", "theme.js"];
/** Anybody may be led to these pages, and some have a secret in their address, so they always come from the server. */
const SIGNED_OUT = new Set(["/login", "/forgot-password", "/reset-password", "/confirm-email"]);

export async function writeServiceWorker(dist) {
  const { pages, paths } = JSON.parse(readFileSync(join(dist, ".pages/pages.json"), "utf8"));
  const appPaths = paths.filter((path) => !(path in pages) && !SIGNED_OUT.has(path));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      "process.env.NODE_ENV": '"production"',
      FILES: JSON.stringify(filesOf(dist)),
      APP_PATHS: JSON.stringify(appPaths),
      TEXTS: JSON.stringify(textsOf(dist)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2023",
      rolldownOptions: { input: SOURCE, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

function filesOf(dist) {
  const ofFew = filesOfFew(manifestOf(dist));
  const assets = readdirSync(join(dist, "assets")).map((name) => `assets/${name}`);
  const wanted = assets.filter((file) => CODE.test(file) && !ofFew.has(file)).toSorted();
  const plain = PLAIN_FILES.map((file) => ({ url: `/${file}`, revision: revisionOf(join(dist, file)) }));
  return [
    { url: "/index.html", revision: `${revisionOf(join(dist, "index.html"))}.${SETTINGS}` },
    ...plain,
    ...wanted.map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Returns the catalogs and words, keyed by language. A browser stores only the ones of its own language. */
function textsOf(dist) {
  const manifest = manifestOf(dist);
  const texts = {};
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, locale, area] = CATALOG.exec(key) ?? [];
    if (IN_EVERY_PAGE.has(area)) (texts[locale] ??= []).push({ url: `/${file}`, revision: null });
  }
  for (const [locale, files] of Object.entries(texts)) {
    files.push(...wordsOf(manifest, locale).map((file) => ({ url: `/${file}`, revision: null })));
  }
  return texts;
}

/** Returns the files with the words of a language that no other page needs. */
function wordsOf(manifest, locale) {
  const ofFew = filesOfFew(manifest);
  const key = Object.keys(manifest).find((name) => WORDS.exec(name)?.[1] === locale.split("-")[0]);
  const files =
    key === undefined ? [] : [...importsOf(manifest, () => true, key)].map((name) => manifest[name].file);
  return files.filter((file) => ofFew.has(file));
}

function manifestOf(dist) {
  return JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
}

function revisionOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 12);
}

/** Returns the files that only the pages of the admin area import, and the texts and words. */
function filesOfFew(manifest) {
  const ofMost = importsOf(manifest, (key) => ![ADMIN, CATALOG, WORDS].some((few) => few.test(key)));
  const rest = Object.keys(manifest).filter((key) => !ofMost.has(key));
  const files = new Set(rest.flatMap((key) => ownFiles(manifest[key])));
  for (const key of ofMost) for (const file of ownFiles(manifest[key])) files.delete(file);
  return files;
}

function ownFiles({ file, css = [], assets = [] }) {
  return [file, ...css, ...assets];
}

function importsOf(manifest, isFollowed, first = "index.html") {
  const found = new Set([first]);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports]) if (isFollowed(next)) found.add(next);
  }
  return found;
}
