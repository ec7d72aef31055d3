// Draws the public pages in a language as HTML, so that they can be read without JavaScript. A step of
// scripts/build.mjs, in a separate process, with English last:
// `node scripts/build/prerender.mjs <the built app> <the bundle that draws it> <language>`.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { readManifest } from "./manifest.mjs";

const [dist, bundle, locale] = process.argv.slice(2);

// The app's modules read these when they load. They simulate a browser in which nothing is stored.
const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
Object.assign(globalThis, {
  localStorage: nothing,
  sessionStorage: nothing,
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
Object.defineProperty(globalThis, "navigator", { value: { language: locale, languages: [locale] } });
delete globalThis.BroadcastChannel;

const { LANGUAGE, PUBLIC_PAGES, OF_BROWSER, APP_PAGES, operatorVariants, addressOf, ...drawing } =
  await import(pathToFileURL(bundle).href);
const { renderPage, renderInitializing, allPaths } = drawing;
const { manifest, importsOf } = readManifest(dist);
const bare = withLetters(readFileSync(join(dist, "index.html"), "utf8"));
const START = "src/app/boot/mount.tsx";
const PLAIN = "src/app/boot/plain-page.ts";
const inPage = new Set(["index.html", ...importsOf("index.html")]);
const parts = [...inPage].flatMap((key) => manifest[key].dynamicImports ?? []);
const inEveryPage = new Set([...inPage, ...newTo(inPage, parts)]);
const formPage = withFiles(bare, parts, inPage);
const plainPage = withLines(withPlainScript(bare), sheetLines([START], inPage));
const folder = join(dist, ".pages");
const list = join(folder, "pages.json");
mkdirSync(folder, { recursive: true });
const { pages, appPages, facts, languages } = existsSync(list)
  ? JSON.parse(readFileSync(list, "utf8"))
  : { pages: {}, appPages: {}, facts: {}, languages: [] };
languages.push(LANGUAGE);
for (const [path, modules] of Object.entries(PUBLIC_PAGES)) await drawPublicPage(path, modules);
if (LANGUAGE.prefix === "") drawAppPages();
writeFileSync(list, JSON.stringify({ pages, appPages, facts, languages, paths: allPaths() }));

async function drawPublicPage(path, modules) {
  const address = addressOf(path);
  const name = path === "/" ? `home${LANGUAGE.prefix}` : address.slice(1);
  const file = `${name}.html`.replaceAll(/[^\w.]+/g, "-");
  pages[address] = file;
  const { shown, choices } = await operatorVariants((said) => renderPage(path, said));
  if (shown.length > 0) facts[address] = shown;
  for (const fields of choices) {
    const page = toPage(await renderPage(path, fields), modules);
    writeFileSync(join(folder, [...fields, file].join(".")), inLanguage(page, !OF_BROWSER.has(path)));
  }
}

function inLanguage(page, isPublic) {
  const attributes = `lang="${locale}" dir="${LANGUAGE.direction}"${isPublic ? " data-is-public" : ""}`;
  return page.replace('lang="en" dir="ltr"', attributes);
}

function drawAppPages() {
  const appPage = withRoot(formPage, `<div id="root">${renderInitializing()}</div>`);
  writeFileSync(join(dist, "index.html"), appPage);
  writeFileSync(
    join(dist, "share.html"),
    withoutScripts(withLetters(readFileSync(join(dist, "share.html"), "utf8"))),
  );
  const shownFirst = { "/weather": fontLine("italic"), "/catches": imageLine("src/ui/art/plate.svg") };
  for (const [path, modules] of Object.entries(APP_PAGES)) {
    appPages[path] = `app${path.replaceAll("/", "-")}.html`;
    const page = withFiles(appPage, modules, inEveryPage);
    writeFileSync(join(folder, appPages[path]), withLines(page, [shownFirst[path] ?? ""]));
  }
}

/** Removes the scripts. The bundler gives a page of styles alone a script that does nothing. */
function withoutScripts(page) {
  return page.replaceAll(/\s*<(script [^>]*type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, "");
}

/** Replaces the app with the few lines of script for a page that only informs. */
function withPlainScript(page) {
  const silent = withoutScripts(page);
  const [script, ...imports] = [PLAIN, ...importsOf(PLAIN)].map((key) => `/${manifest[key].file}`);
  return withLines(silent, [
    `<script type="module" crossorigin src="${script}"></script>`,
    ...imports.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ]);
}

function withRoot(page, root) {
  return page.replace('<div id="root"></div>', () => root);
}

/** Disables controls that cannot respond before the app is loaded. boot/mount.tsx removes the marks. */
function withWaitingControls(body) {
  return (
    body
      .replaceAll(/<button (?![^>]*(popovertarget|disabled))/gi, "<button disabled data-waiting ")
      .replaceAll(/<input (?=[^>]*type="(checkbox|radio)")/g, "<input disabled data-waiting ")
      .replaceAll(/<div (?=[^>]*role="tab")/g, "<div inert data-waiting ")
      // The app adds the typed email to this link.
      .replaceAll(/<a (?=[^>]*href="[^"]*\/forgot-password")/g, "<a inert data-waiting ")
  );
}

/** Returns the HTML of a page. The server replaces `<!--address-->` with the lines that contain its own address. */
function toPage(styled, modules) {
  const isForm = /<form /.test(styled);
  const { drawn, sheet } = withStylesInSheet(withoutStyles(styled));
  if (isForm && sheet) throw new Error(`React hydrates the page and misses the styles it has: ${sheet}`);
  const [head] = /^(<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(drawn);
  const body = drawn.slice(head.length);
  const lines = [...headLines(head, body), ...(sheet ? [sheetLine(writeSheet(sheet))] : [])];
  const page = (isForm ? formWith(modules) : plainWith(modules))
    .replace(/<title>.*?<\/title>\s*/, "")
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, "<!--support-->")
    .replace("</head>", () => `${lines.join("\n")}\n</head>`);
  return withRoot(page, `<div id="root" data-for-strangers>${withWaitingControls(body)}</div>`);
}

function formWith(modules) {
  const ofLanguage = new RegExp(`locales/${locale}/(app|shared|site)`);
  const catalogs = Object.keys(manifest).filter((key) => ofLanguage.test(key));
  return withFiles(formPage, [...modules, ...catalogs], inEveryPage);
}

function plainWith(modules) {
  return withLines(plainPage, sheetLines(modules, inEveryPage));
}

function headLines(head, body) {
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(head) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  if (!title || !description || body.includes("<title>")) {
    throw new Error(`A public page needs one title and one description: ${head}`);
  }
  return [
    head,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Creel">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    "<!--address-->",
  ];
}

/** Replaces the style attribute with which React Aria hides text for screen readers; base.css does the same. */
function withoutStyles(drawn) {
  return drawn.replaceAll(/ style="[^"]*clip-path:inset\(50%\)[^"]*"/g, ' data-visually-hidden=""');
}

/**
 * Moves style attributes into a sheet. The content security policy refuses them, and accepts a style sheet from the
 * same host.
 */
function withStylesInSheet(styled) {
  const styles = [];
  const drawn = styled.replaceAll(/ style="([^"]*)"/g, (_attribute, style) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-place="${styles.indexOf(style)}"`;
  });
  return { drawn, sheet: styles.map((style, index) => `[data-place="${index}"]{${style}}`).join("\n") };
}

/** Writes a style sheet. Returns its address. */
function writeSheet(sheet) {
  const address = `/assets/places-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(dist, address), sheet);
  return address;
}

/** Preloads all files that these modules need at once, instead of one after the other. */
function withFiles(page, modules, known) {
  const scripts = newTo(known, modules).map(
    // The priority is low, so that styles load before code.
    (key) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${manifest[key].file}">`,
  );
  return withLines(page, [...scripts, ...sheetLines(modules, known)]);
}

function sheetLines(modules, known) {
  const there = new Set([...known].flatMap((key) => manifest[key].css ?? []));
  const sheets = newTo(known, modules).flatMap((key) => manifest[key].css ?? []);
  return [...new Set(sheets)].filter((sheet) => !there.has(sheet)).map((sheet) => sheetLine(`/${sheet}`));
}

function sheetLine(address) {
  return `<link rel="stylesheet" crossorigin href="${address}">`;
}

function newTo(known, modules) {
  const keys = modules.flatMap((module) => [module, ...importsOf(module)]);
  return [...new Set(keys)].filter((key) => !known.has(key));
}

/** Preloads the font of nearly every text before the style sheet requests it. */
function withLetters(page) {
  return page.replace('<link rel="stylesheet"', (sheet) => `${fontLine("normal")}\n    ${sheet}`);
}

function fontLine(style) {
  const font = Object.keys(manifest).find((key) => key.endsWith(`-latin-wght-${style}.woff2`));
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[font].file}">`;
}

/** Browsers fetch a mask with CORS, like a font. */
function imageLine(key) {
  return `<link rel="preload" as="image" type="image/svg+xml" crossorigin href="/${manifest[key].file}">`;
}

function withLines(page, lines) {
  return page.replace("</head>", () => `${lines.join("\n")}\n</head>`);
}
