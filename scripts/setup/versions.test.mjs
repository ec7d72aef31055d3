import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ROOT } from "./prepare.mjs";

const read = (file) => readFileSync(join(ROOT, file), "utf8");
const FOLDERS = ["", "api", "bench", "domain", "testing", "texts", "web"];

test("the newest version of the changelog is that of every package, in the lock file, too", () => {
  const [, newest] = /^## (\S+)$/m.exec(read("CHANGELOG.md"));
  const lock = JSON.parse(read("package-lock.json"));

  const versions = FOLDERS.map((folder) => JSON.parse(read(join(folder, "package.json"))).version);
  const locked = FOLDERS.map((folder) => lock.packages[folder].version);

  expect(new Set([...versions, ...locked, lock.version])).toEqual(new Set([newest]));
});
