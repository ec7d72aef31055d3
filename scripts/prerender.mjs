// Draws the public pages as HTML, so that they can be read without JavaScript. A step of scripts/build.mjs, in a
// process of its own: `node scripts/prerender.mjs <the built app> <what draws it>`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [dist, bundle] = process.argv.slice(2);

// The app's modules look at these as they are loaded: a browser in which nothing is kept.
const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
Object.assign(globalThis, {
  localStorage: nothing,
  sessionStorage: nothing,
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
});
delete globalThis.BroadcastChannel;

const { PUBLIC_PAGES, APP_PAGES, renderPage, renderInitializing, allPaths } = await import(
  pathToFileURL(bundle).href
);
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const bare = readFileSync(join(dist, "index.html"), "utf8");
const template = forVisitors();
const appPage = bare.replace('<div id="root"></div>', () => `<div id="root">${renderInitializing()}</div>`);
writeFileSync(join(dist, "index.html"), appPage);
const folder = join(dist, ".pages");

mkdirSync(folder, { recursive: true });
const pages = {};
for (const [path, module] of Object.entries(PUBLIC_PAGES)) {
  const file = `${path === "/" ? "home" : path.slice(1).replaceAll(/\W+/g, "-")}.html`;
  writeFileSync(join(folder, file), toPage(await renderPage(path), module));
  pages[path] = file;
}
const appPages = {};
for (const [path, modules] of Object.entries(APP_PAGES)) {
  appPages[path] = `app${path.replaceAll("/", "-")}.html`;
  writeFileSync(join(folder, appPages[path]), withItsFiles(modules));
}
writeFileSync(join(folder, "pages.json"), JSON.stringify({ pages, appPages, paths: allPaths() }));

/** The app's own page, but that the code for visitors comes first and loads the rest when it is wanted. */
function forVisitors() {
  const scripts = [
    ...bare.matchAll(/\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g),
  ];
  const silent = scripts.reduce((page, [script]) => page.replace(script, ""), bare);
  const lines = ["src/visit.ts", ...reach("src/visit.ts")].map((key, index) => {
    const address = `/${manifest[key].file}`;
    return index === 0
      ? `<script type="module" crossorigin src="${address}"></script>`
      : `<link rel="modulepreload" crossorigin href="${address}">`;
  });
  return silent.replace("</head>", () => `${lines.join("\n")}\n</head>`);
}

/** `<!--address-->` stays in the head: the server puts there what needs the address it is found at. */
function toPage(styled, module) {
  const drawn = withoutStyles(styled);
  const style = / style="[^"]*"/.exec(drawn);
  if (style) throw new Error(`The content security policy refuses what the page has: ${style[0]}`);
  if (/<form (?![^>]*method="post")/.test(drawn)) {
    throw new Error(
      "A form that is sent before the app is there must not put what was typed into the address",
    );
  }
  const [head] = /^(<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(drawn);
  const body = drawn.slice(head.length);
  const [, title = ""] = /<title>(.*?)<\/title>/.exec(head) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  if (!title || !description || body.includes("<title>")) {
    throw new Error(`A public page needs one title and one description: ${head}`);
  }
  const lines = [
    head,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Creel">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    "<!--address-->",
    ...sheetsOf(module),
  ];
  return template
    .replace(/<title>.*?<\/title>\s*/, "")
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, "<!--support-->")
    .replace("</head>", () => `${lines.join("\n")}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-for-strangers>${body}</div>`);
}

/** React Aria hides what is for screen readers by a style attribute; a class does the same. */
function withoutStyles(drawn) {
  return drawn.replaceAll(/ style="[^"]*clip-path:inset\(50%\)[^"]*"/g, ' class="visually-hidden"');
}

/** The app's own page, which asks for everything it is going to need at once instead of one after the other. */
function withItsFiles(modules) {
  const known = new Set(["index.html", ...reach("index.html")]);
  const keys = new Set(
    modules.flatMap((module) => [module, ...reach(module)]).filter((key) => !known.has(key)),
  );
  const lines = [
    ...[...keys].map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`),
    ...new Set(modules.flatMap(sheetsOf)),
  ];
  return appPage.replace("</head>", () => `${lines.join("\n")}\n</head>`);
}

/** The style sheets of a page that the app's own does not bring along. */
function sheetsOf(module) {
  const known = new Set(["index.html", ...reach("index.html")].flatMap((key) => manifest[key].css ?? []));
  const keys = module === null ? [] : [module, ...reach(module)];
  const sheets = keys.flatMap((key) => manifest[key].css ?? []).filter((sheet) => !known.has(sheet));
  return [...new Set(sheets)].map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`);
}

function reach(key) {
  const found = new Set();
  const visit = (name) => {
    for (const next of manifest[name].imports ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(key);
  return found;
}
