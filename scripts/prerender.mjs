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

const { PUBLIC_PAGES, renderPage, allPaths } = await import(pathToFileURL(bundle).href);
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const template = readFileSync(join(dist, "index.html"), "utf8");
const folder = join(dist, ".pages");

mkdirSync(folder, { recursive: true });
const pages = {};
for (const [path, module] of Object.entries(PUBLIC_PAGES)) {
  const file = `${path === "/" ? "home" : path.slice(1)}.html`;
  writeFileSync(join(folder, file), toPage(await renderPage(path), module));
  pages[path] = file;
}
writeFileSync(join(folder, "pages.json"), JSON.stringify({ pages, paths: allPaths() }));

/** `<!--address-->` stays in the head: the server puts there what needs the address it is found at. */
function toPage(drawn, module) {
  const style = / style="[^"]*"/.exec(drawn);
  if (style) throw new Error(`The content security policy refuses what the page has: ${style[0]}`);
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
    ...filesOf(module),
  ];
  return template
    .replace(/<title>.*?<\/title>\s*/, "")
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, "<!--support-->")
    .replace("</head>", () => `${lines.join("\n")}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-for-strangers>${body}</div>`);
}

/** The style sheets and the code of a page that the first module does not bring along. */
function filesOf(module) {
  const entry = manifest["index.html"];
  const known = new Set(entry.css);
  const seen = new Set(["index.html", ...reach("index.html")]);
  const keys = module === null ? [] : [module, ...reach(module)].filter((key) => !seen.has(key));
  const sheets = keys.flatMap((key) => manifest[key].css ?? []).filter((sheet) => !known.has(sheet));
  return [
    ...[...new Set(sheets)].map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
    ...keys.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`),
  ];
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
