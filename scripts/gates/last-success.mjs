import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

/** This file is committed, so that a fresh clone need not repeat checks that have not changed. */
const STAMP = join(import.meta.dirname, "last-success.sha256");

/** The files with the versions of the tools and their configurations. */
const CHECKS = [
  "package-lock.json",
  "knip.json",
  ".oxlintrc.json",
  ".oxfmtrc.json",
  ".dependency-cruiser.cjs",
  "stylelint.config.mjs",
  "tsconfig.base.json",
  ...["domain", "texts", "api", "web", "web/service-worker", "testing"].map(
    (name) => `${name}/tsconfig.json`,
  ),
  "scripts/folder-exceptions.json",
];

/** True if each check, as it is now, has been seen to refuse its violations. */
export function haveGatesPassed() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8").trim() === fingerprint();
}

export function noteGatesPassed() {
  writeFileSync(STAMP, `${fingerprint()}\n`);
}

function fingerprint() {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const hash = createHash("sha256").update(`${scripts.check}\0${scripts["css-types"]}\0`);
  for (const file of [...CHECKS, ...scriptsThatCheck()].toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function scriptsThatCheck() {
  const own = readdirSync(join(ROOT, "scripts")).filter((name) => /^check-.*\.mjs$/.test(name));
  const folders = ["gates", "lint", "metrics", "supply-chain"].flatMap((folder) =>
    readdirSync(join(ROOT, "scripts", folder))
      .filter((name) => name.endsWith(".mjs") && !name.endsWith(".test.mjs"))
      .map((name) => `${folder}/${name}`),
  );
  return [...own, ...folders].map((name) => `scripts/${name}`);
}
