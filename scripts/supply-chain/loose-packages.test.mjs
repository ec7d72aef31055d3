import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, expect, test } from "vitest";

import { findLoosePackages, findLooseVersions } from "./loose-packages.mjs";

const root = mkdtempSync(join(tmpdir(), "creel-pinned-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function looseVersions(dependencies, field = "dependencies") {
  mkdirSync(join(root, "api"), { recursive: true });
  writeFileSync(join(root, "package.json"), JSON.stringify({ workspaces: ["api"] }));
  writeFileSync(join(root, "api/package.json"), JSON.stringify({ [field]: dependencies }));
  return findLooseVersions(root);
}

test.each([
  "^1.0.0",
  "~1.0.0",
  "1.x",
  "latest",
  ">=1.0.0",
  "git+https://example.com/a.git",
  "file:../a",
  "*",
])("the version %s is refused", (version) => {
  expect(looseVersions({ planted: version })).toEqual([
    `api/package.json: planted must have an exact version, not "${version}"`,
  ]);
});

test.each(["dependencies", "devDependencies", "optionalDependencies", "overrides"])(
  "versions in %s are looked at",
  (field) => {
    expect(looseVersions({ planted: "^1.0.0" }, field)).toHaveLength(1);
  },
);

test("an exact version passes, also of a version before a release", () => {
  expect(looseVersions({ planted: "1.0.0", early: "18.4.0-beta.17" })).toEqual([]);
});

const locked = (entry) => findLoosePackages({ "": {}, "node_modules/planted": entry });

test("a locked package with a hash, from the registry, passes", () => {
  expect(locked({ integrity: "sha512-x" })).toEqual([]);
  expect(locked({ integrity: "sha512-x", resolved: "https://registry.npmjs.org/planted.tgz" })).toEqual([]);
});

test.each([
  ["no hash", {}, "has no integrity with SHA-512"],
  ["a weak hash", { integrity: "sha1-x" }, "has no integrity with SHA-512"],
  [
    "another host",
    { integrity: "sha512-x", resolved: "https://example.com/planted.tgz" },
    "is from https://example.com/planted.tgz, not the registry",
  ],
  [
    "a repository",
    { integrity: "sha512-x", resolved: "git+ssh://git@example.com/planted.git#1" },
    "is from git+ssh://git@example.com/planted.git#1, not the registry",
  ],
])("a locked package with %s is refused", (_what, entry, problem) => {
  expect(locked(entry)).toEqual([`package-lock.json: node_modules/planted ${problem}`]);
});
