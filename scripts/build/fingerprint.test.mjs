import { execFileSync } from "node:child_process";
import { relative } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "../setup/prepare.mjs";
import { filesBuiltFrom } from "./fingerprint.mjs";

const FOLDERS = ["api", "domain", "scripts", "texts", "web"];

test("a build depends on files of the repository alone, and on nothing that a build writes", () => {
  const files = filesBuiltFrom().map((file) => relative(ROOT, file));
  const ignored = execFileSync(
    "git",
    ["ls-files", "--others", "--ignored", "--exclude-standard", "--", ...FOLDERS],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  ).split("\n");

  expect(
    ignored.filter((file) => file.endsWith(".module.css.d.ts")),
    "npm run css-types was run",
  ).not.toEqual([]);
  const written = new Set(ignored);
  expect(files.filter((file) => written.has(file))).toEqual([]);
});
