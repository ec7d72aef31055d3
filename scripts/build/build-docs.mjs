// Builds the documentation that the server shows at /docs into web/dist-docs, if any of its sources has changed since. A
// step of scripts/build.mjs. `npm run docs:build` builds it elsewhere, for another address.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { checkSite } from "../docs/check-site.mjs";
import { PAGES } from "../docs/pages.mjs";
import { ROOT } from "../setup/prepare.mjs";
import { compressFiles } from "./compress.mjs";
import { filesOf } from "./fingerprint.mjs";

const DIST = join(ROOT, "web/dist-docs");
const NEXT = join(ROOT, "web/dist-docs-next");
const STAMP = join(DIST, ".built-from");
const BASE = "/docs/";

/** Everything but the pages: how they look, and the files that they link to. */
const SOURCES = [
  "package-lock.json",
  "docs/.vitepress/config.mts",
  "docs/.vitepress/public",
  "docs/.vitepress/theme",
  "docs/pictures",
  "scripts/docs",
  "scripts/build/build-docs.mjs",
  "web/src/ui/styles/fonts.css",
  "web/src/ui/styles/tokens.css",
  "deploy",
  ".env.example",
  "LICENSE",
  "NOTICE",
];
const COMPRESSED = /\.(html|js|css|json|svg|txt)$/;
/** Pages change rarely and are read by few. Higher qualities take ten times as long for a few percent. */
const QUALITY = 9;

export function areDocsBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/** Builds the site, checks its links and compresses its files. Throws if a link leads nowhere. */
async function buildDocs() {
  const wanted = fingerprint();
  rmSync(NEXT, { recursive: true, force: true });
  execFileSync(process.execPath, [join(ROOT, "node_modules/vitepress/bin/vitepress.js"), "build", "docs"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DOCS_BASE: BASE, DOCS_OUT: NEXT, NODE_ENV: "production" },
  });
  checkSite(NEXT, BASE);
  await compressFiles(
    filesOf(NEXT).filter((file) => COMPRESSED.test(file)),
    () => QUALITY,
  );
  writeFileSync(join(NEXT, ".built-from"), wanted);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(NEXT, DIST);
}

/** Returns a hash of all sources by content, because a checkout touches files without changing them. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = [...SOURCES, ...PAGES.map(({ file }) => file)].flatMap((source) =>
    filesOf(join(ROOT, source)),
  );
  for (const file of files) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

if (process.argv[1] === import.meta.filename && !areDocsBuilt()) await buildDocs();
