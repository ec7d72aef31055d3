// Checks that everything named in the documents exists: paths from the root in code, and links to files.
// `node scripts/check-paths.mjs [another copy of the tree]`
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const PATH = /`((?:api|bench|deploy|docs|domain|e2e|scripts|testing|texts|web)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

/** The person who installs Creel writes this file. */
const NOT_SHIPPED = new Set(["deploy/.env"]);
/** The changelog names files that no longer exist. */
const HISTORY = "CHANGELOG.md";

const root = process.argv[2] ?? ROOT;
let isAnyGone = false;
for (const document of documentsIn(".").filter((name) => name !== HISTORY)) {
  for (const path of pathsIn(document)) {
    if (NOT_SHIPPED.has(path) || existsSync(join(root, path))) continue;
    isAnyGone = true;
    process.stderr.write(`${document} names ${path}, which is not there\n`);
  }
}
if (isAnyGone) process.exit(1);

function documentsIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return path.endsWith(".md") ? [path] : [];
    return /^(node_modules|dist|\..*|data|pictures)$/.test(entry.name) ? [] : documentsIn(path);
  });
}

function pathsIn(document) {
  const text = readFileSync(join(root, document), "utf8");
  const links = [...text.matchAll(LINK)].map(([, link]) => posix.join(posix.dirname(document), link));
  return [...[...text.matchAll(PATH)].map(([, path]) => path), ...links];
}
