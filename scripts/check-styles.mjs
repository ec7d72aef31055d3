// Each page imports the style sheets of what it renders at once; those of another page may not be loaded.
// `node scripts/check-styles.mjs [the folder of the web app's code]`
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const source = process.argv[2] ?? join(ROOT, "web/src");
const names = readdirSync(source, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
const read = (pattern) =>
  new Map(
    names
      .filter((name) => pattern.test(name))
      .map((name) => [name, readFileSync(join(source, name), "utf8")]),
  );
const modules = read(/^(?!basemap\/generated\/|.*\.test\.tsx?$).*\.tsx?$/);
const sheets = read(/\.css$/);

/** They stand in what opens on a press, which loads its sheet then. */
const OPENED_LATER = new Set(["popover-empty"]);
const ROUTER = "app/router.tsx";

const resolve = (from, specifier) => posix.join(posix.dirname(from), specifier);
const definedIn = (sheet) =>
  [...(sheets.get(sheet) ?? "").matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
const styled = new Set([...sheets.keys()].flatMap(definedIn));
const frame = [...comesWith("app/boot/main.ts"), ...comesWith("app/boot/mount.tsx")];

let isAnyBare = false;
for (const page of [...pagesIn(ROUTER), "app/shell/anglers-shell.tsx"]) {
  const parts = [...new Set([...frame, ...comesWith(page)])];
  const brought = new Set(parts.flatMap(definedIn));
  for (const part of parts) {
    const bare = classesIn(part).filter(
      (name) => styled.has(name) && !brought.has(name) && !OPENED_LATER.has(name),
    );
    if (bare.length === 0) continue;
    isAnyBare = true;
    process.stderr.write(`${page} does not bring the styles of ${bare.join(", ")} in ${part}\n`);
  }
}
if (isAnyBare) process.exit(1);

function comesWith(root, seen = new Set()) {
  if (seen.has(root)) return seen;
  seen.add(root);
  const imports = (modules.get(root) ?? "").matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;]*?\sfrom\s)?"(\.[^"]+)"/gm,
  );
  for (const [, specifier] of imports) comesWith(resolve(root, specifier), seen);
  return seen;
}

function pagesIn(router) {
  const pages = [...(modules.get(router) ?? "").matchAll(/import\("(\.[^"]+)"\)/g)];
  if (pages.length === 0) throw new Error(`${router} names no page any more`);
  return pages.map(([, specifier]) => resolve(router, specifier));
}

function classesIn(part) {
  const found = (modules.get(part) ?? "").matchAll(/className="([^"]+)"/g);
  return [...found].flatMap(([, words]) => words.split(" "));
}
