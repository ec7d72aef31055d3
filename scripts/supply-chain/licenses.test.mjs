import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { writeLicenses } from "../build/write-licenses.mjs";
import { ROOT } from "../setup/prepare.mjs";
import { EXCEPTIONS, exceptionFor, findLicenseProblems } from "./license-rules.mjs";
import { withTexts } from "./license-texts.mjs";
import { readLock, shippedPackages } from "./locked-packages.mjs";

/** Returns the names of what is shipped of a lock file whose workspaces need these packages. */
function shipped({ api = {}, web = {}, ...packages }) {
  const lock = { "": {}, api, web };
  for (const [path, entry] of Object.entries(packages)) lock[`node_modules/${path}`] = entry;
  return shippedPackages(lock).map(({ name, version }) => (version ? `${name} ${version}` : name));
}

const needs = (name) => ({ dependencies: { [name]: "1.0.0" } });

describe("what is shipped", () => {
  test("packages of packages are, and those of development are not", () => {
    const packages = { one: needs("two"), two: {}, tool: {} };

    expect(shipped({ api: { ...needs("one"), devDependencies: { tool: "1.0.0" } }, ...packages })).toEqual([
      "one",
      "two",
    ]);
  });

  test("a package gets the version that is nearest to it", () => {
    const two = { two: { version: "1.0.0" }, "one/node_modules/two": { version: "2.0.0" } };

    expect(shipped({ web: needs("one"), one: needs("two"), ...two })).toEqual(["one", "two 2.0.0"]);
  });

  test("builds for the platforms of the image are, for others not", () => {
    const optionalDependencies = { "one-arm64": "1", "one-x64": "1", "one-musl": "1", "one-win32": "1" };
    const platforms = {
      "one-arm64": { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
      "one-x64": { os: ["linux"], cpu: ["x64"] },
      "one-musl": { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
      "one-win32": { os: ["win32"], cpu: ["x64"] },
    };

    expect(shipped({ api: needs("one"), one: { optionalDependencies }, ...platforms })).toEqual([
      "one",
      "one-arm64",
      "one-x64",
    ]);
  });

  test("peers are, unless they are optional", () => {
    const one = {
      peerDependencies: { peer: "1", other: "1" },
      peerDependenciesMeta: { other: { optional: true } },
    };

    expect(shipped({ web: needs("one"), one, peer: {}, other: {} })).toEqual(["one", "peer"]);
  });
});

function problems(license, name = "planted") {
  return findLicenseProblems([{ name, version: "1.0.0", license }]);
}

describe("which licenses are allowed", () => {
  test.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND BSL-1.0", "MIT and ISC"])("%s is", (license) => {
    expect(problems(license)).toEqual([]);
  });

  test.each([
    "GPL-3.0-only",
    "AGPL-3.0-only",
    "MIT AND GPL-3.0-only",
    "(MIT AND (ISC OR GPL-3.0))",
    "UNLICENSED",
  ])("%s is not", (license) => {
    expect(problems(license)).toEqual([
      `planted 1.0.0 has the license ${license}, which scripts/supply-chain/license-rules.mjs does not allow`,
    ]);
  });

  test("a package without a license is refused", () => {
    expect(problems(undefined)).toEqual(["planted 1.0.0 names no license"]);
  });

  test("an exception holds for its package and its license alone", () => {
    expect(problems("OFL-1.1", "@fontsource-variable/atkinson-hyperlegible-next")).toEqual([]);
    expect(problems("OFL-1.1")).not.toEqual([]);
    expect(problems("GPL-3.0-only", "@fontsource-variable/atkinson-hyperlegible-next")).not.toEqual([]);
  });

  test("every exception is needed", () => {
    const used = new Set(shippedPackages(readLock(ROOT)).map(exceptionFor));

    expect(EXCEPTIONS.filter((one) => !used.has(one))).toEqual([]);
  });
});

describe("licenses.txt", () => {
  const folder = mkdtempSync(join(tmpdir(), "creel-licenses-"));
  let text = "";

  beforeAll(() => {
    writeLicenses(folder);
    text = readFileSync(join(folder, "licenses.txt"), "utf8");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("names every shipped package with its version and license", () => {
    const lines = new Set(text.split("\n"));
    const missing = shippedPackages(readLock(ROOT)).filter(
      ({ name, version, license, parts }) =>
        !lines.has(`${name} ${version}: ${license} (${parts.join(", ")})`),
    );

    expect(missing).toEqual([]);
  });

  test.each([
    ["Creel's own license", "=\n\nMIT License\n\nCopyright (c) 2026"],
    ["NOTICE", "TICON-4"],
    ["the font", "SIL OPEN FONT LICENSE Version 1.1"],
    ["libvips", "GNU LESSER GENERAL PUBLIC LICENSE"],
    ["what the LGPL refers to", "TERMS AND CONDITIONS\n\n  0. Definitions."],
    ["the libraries inside libvips", "| librsvg       | LGPLv3"],
    ["PostgreSQL", "The Regents of the University of California"],
    ["OpenSSL", "for use in the OpenSSL Toolkit"],
    ["a package without a license file", "Copyright (c) Digital Democracy"],
  ])("has the text of %s", (_what, part) => {
    expect(text.includes(part)).toBe(true);
  });

  test("a package without a text, and with a license whose text is unknown, stops the build", () => {
    const planted = { name: "planted", path: "node_modules/planted", license: "Beerware" };

    expect(() => withTexts(ROOT, [planted])).toThrow("planted has no license text");
  });
});
