import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

/**
 * The files that differ from a commit, also those that git does not track yet.
 *
 * @param {string} since a commit
 * @returns {string[]} paths from the root of the repository
 */
export function findChanged(since) {
  const tracked = git("diff", "--name-only", since);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...tracked, ...untracked])];
}

/**
 * The folders of e2e whose journeys are about the features that these files belong to: one with the name of any folder
 * on the path of a file. A changed journey stands for itself.
 *
 * @param {string[]} files
 * @returns {string[]} arguments for Playwright
 */
export function journeysAbout(files) {
  const features = new Set(
    readdirSync(join(ROOT, "e2e"), { recursive: true })
      .filter((name) => name.endsWith(".spec.ts"))
      .map((name) => name.split("/")[0]),
  );
  const found = files.flatMap((file) => {
    if (/^e2e\/.*\.spec\.ts$/.test(file)) return [file];
    const folders = file.split("/").slice(1, -1);
    return folders.filter((folder) => features.has(folder)).map((folder) => `e2e/${folder}/`);
  });
  return [...new Set(found)];
}

function git(...words) {
  const output = execFileSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return output.split("\n").filter(Boolean);
}
