import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

/** These files combine all features, so they import whatever changes, and most tests import them. */
const ASSEMBLIES = /^(api\/src\/(app|testing|main)|web\/src\/(app|testing)|testing\/src)\b/;
/** These files change how all tests run. */
const CONFIGURATION =
  /(^|\/)(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json)$|^scripts\/setup\//;
/** Keyed by workspace: the workspaces whose tests also cover a feature's code in it. */
const WORKSPACES_ABOVE = { domain: ["domain", "api", "web"], texts: ["texts"], api: ["api"], web: ["web"] };
/** This test has the refusals of all routes in one table. */
const TABLE_OF_ROUTES = "api/src/app/refusals.api.test.ts";

/**
 * Returns the files that differ from a commit, including files that git does not track yet.
 *
 * @param {string} since a commit
 * @returns {string[]} paths from the root of the repository
 */
export function findChanged(since) {
  const tracked = git("diff", "--name-only", since);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...tracked, ...untracked])];
}

/**
 * Returns the folders of e2e whose journeys are about the features of these files. Such a folder has the name of a
 * folder on the path of a file. A changed journey is returned itself.
 *
 * @param {string[]} files
 * @returns {string[]} arguments for Playwright
 */
export function journeysAbout(files) {
  const features = new Set(
    readdirSync(join(ROOT, "e2e"), { recursive: true })
      .filter((name) => name.endsWith(".spec.ts"))
      .map((name) => name.split("/")[0]),
  );
  const found = files.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/.test(file)) return [file];
    const folders = file.split("/").slice(1, -1);
    return folders.filter((folder) => features.has(folder)).map((folder) => `e2e/${folder}/`);
  });
  return [...new Set(found)];
}

/**
 * Returns the unit, component and API tests that a change of these files can break: tests of the same features, and
 * tests that import one of the files other than through the whole app.
 *
 * @param {string[]} files
 * @returns {string[] | null} paths of tests; `null` if the change affects all of them
 */
export function testsAbout(files) {
  if (files.some((file) => CONFIGURATION.test(file) || ASSEMBLIES.test(file))) return null;
  const sources = git(
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "domain",
    "texts",
    "api",
    "web",
    "scripts",
  );
  const features = files.flatMap(featureFolders);
  const reached = findImporters(files, importersOf(sources));
  const isAbout = (file) => reached.has(file) || features.some((folder) => file.startsWith(folder));
  const tests = sources.filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file) && !file.includes(".faults."));
  const found = tests.filter(isAbout);
  return features.some((folder) => folder.startsWith("api/")) ? [...found, TABLE_OF_ROUTES] : found;
}

function featureFolders(file) {
  const [workspace, source, feature, ...rest] = file.split("/");
  if (source !== "src" || rest.length === 0) return [];
  return (WORKSPACES_ABOVE[workspace] ?? []).map((above) => `${above}/src/${feature}/`);
}

/** Returns all files that import these, directly or through files that do not combine features. */
function findImporters(files, importers) {
  const reached = new Set(files);
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) if (!ASSEMBLIES.test(importer)) reached.add(importer);
  }
  return reached;
}

const IMPORT = /(?:from|import\(?|vi\.mock\(|new URL\()\s*"((?:\.|@creel\/)[^"]+)"/g;

/** Matches type imports, because no test runs a file that only provides types. */
const TYPES = /^import type [^;]+;$/gm;

/** Returns the files that import each file, keyed by the imported file. */
function importersOf(sources) {
  const importers = new Map();
  for (const file of sources.filter((name) => /\.(ts|tsx|mjs)$/.test(name))) {
    const code = readFileSync(join(ROOT, file), "utf8").replaceAll(TYPES, "");
    for (const [, specifier] of code.matchAll(IMPORT)) {
      const imported = resolve(file, specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolve(file, specifier) {
  const [, workspace, path] = /^@creel\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace) return `${workspace}/src/${path}.ts`;
  return normalize(join(dirname(file), specifier));
}

function git(...words) {
  const output = execFileSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return output.split("\n").filter(Boolean);
}
