// Checks a built documentation site: every link leads to a page and a heading that are there, every picture is there,
// and nothing is inline or from another host. `node scripts/docs/check-site.mjs FOLDER [BASE]`
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";

const ATTRIBUTE = /<(\w+)([^>]*?)\s(href|src)="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>/;
const INLINE_STYLE = /<style[\s>]|\sstyle="/;
const OTHER_HOST = /^(?:[a-z]+:)?\/\//i;
const OTHER_SCHEME = /^(?:mailto|data):/;
/** VitePress does so if its configuration has functions for the browser. The server's policy refuses it. */
const EVALUATES = /\bnew Function\b/;
/** The app is at the same host, beside the site. */
const OF_APP = new Set(["/dashboard"]);

/** Throws an error that names everything that is wrong. */
export function checkSite(folder, base) {
  const pages = new Map(
    filesIn(folder, ".html").map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const problems = [
    ...[...pages].flatMap(([file, html]) => problemsOf(file, html, { folder, base, pages })),
    ...filesIn(folder, ".js")
      .filter((file) => EVALUATES.test(readFileSync(join(folder, file), "utf8")))
      .map((file) => `${file} evaluates code`),
  ];
  if (problems.length > 0) throw new Error(`The documentation is not complete:\n${problems.join("\n")}`);
}

function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.replaceAll(sep, "/"));
}

function problemsOf(file, html, site) {
  const inline = [
    ...(INLINE_SCRIPT.test(html) ? [`${file} has an inline script`] : []),
    ...(INLINE_STYLE.test(html) ? [`${file} has an inline style`] : []),
  ];
  const links = [...html.matchAll(ATTRIBUTE)].flatMap(([, tag, , , address]) => {
    const why = whyNowhere(file, { tag, address: address.replaceAll("&amp;", "&") }, site);
    return why === null ? [] : [`${file}: ${address} ${why}`];
  });
  return [...inline, ...new Set(links)];
}

/** Returns why an address leads nowhere, or `null`. */
function whyNowhere(file, { tag, address }, site) {
  if (OTHER_HOST.test(address)) return tag === "a" ? null : "is loaded from another host";
  const [path, hash = ""] = address.split("#");
  if (OF_APP.has(path) || OTHER_SCHEME.test(address)) return null;
  const target = path === "" ? file : fileOf(path, file, site);
  if (target === null) return "is not there";
  return hasHeading(site.pages.get(target), hash) ? null : "has no such heading";
}

function hasHeading(html = "", hash = "") {
  return hash === "" || [...html.matchAll(ID)].some(([, id]) => id === decodeURIComponent(hash));
}

function fileOf(path, from, { folder, base }) {
  const own = addressOf(from, base);
  const { pathname } = new URL(path, `http://creel.test${own}`);
  if (!pathname.startsWith(base)) return null;
  const name = decodeURIComponent(pathname.slice(base.length));
  const candidates = [name, `${name}.html`, posix.join(name, "index.html")];
  return candidates.find((one) => isFile(join(folder, one))) ?? null;
}

function addressOf(file, base) {
  return `${base}${file.replace(/(?:(^|\/)index)?\.html$/, "$1")}`;
}

function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

if (process.argv[1] === import.meta.filename) {
  const [folder, base = process.env.DOCS_BASE ?? "/docs/"] = process.argv.slice(2);
  checkSite(relative(process.cwd(), folder) || ".", base);
}
