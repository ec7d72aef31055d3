// Checks that a folder has at most 30 source files, and that no two folders import from each other.
// `node scripts/check-folders.mjs [another copy of the tree]`
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { countFiles, MOST_FILES, twoWayPairs } from "./metrics/folders.mjs";
import { readSource, sourceFiles } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

/** The violations that are older than the rule. The list only shrinks: an entry that is not needed is refused. */
const EXCEPTIONS = "scripts/folder-exceptions.json";

const root = process.argv[2] ?? ROOT;
const sources = sourceFiles(root).map((path) => readSource(root, path));
const counts = new Map(countFiles(sources.map(({ path }) => path)));
const crowded = [...counts.keys()].filter((folder) => counts.get(folder) > MOST_FILES);
const pairs = twoWayPairs(sources);
const exceptions = readExceptions();

const refused = [
  ...without(crowded, exceptions.crowded).map(
    (folder) =>
      `${folder} holds ${counts.get(folder)} source files; at most ${MOST_FILES} may lie in one folder`,
  ),
  ...without(pairs, exceptions.twoWay).map((pair) => `${pair}: these folders import from each other`),
  ...without(exceptions.crowded, crowded).map(unneeded),
  ...without(exceptions.twoWay, pairs).map(unneeded),
];
for (const message of refused) process.stderr.write(`${message}\n`);
if (refused.length > 0) process.exit(1);

function readExceptions() {
  const path = join(root, EXCEPTIONS);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { crowded: [], twoWay: [] };
}

function without(all, some) {
  return all.filter((one) => !some.includes(one));
}

function unneeded(entry) {
  return `${entry} is no exception any more: take it out of ${EXCEPTIONS}`;
}
