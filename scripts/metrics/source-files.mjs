// Lists the source files of this repository: everything shipped or run, without tests and generated files.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const WORKSPACES = ["domain", "texts", "api", "web", "testing", "e2e", "bench", "scripts"];

const CODE = /\.(ts|tsx|mjs|js)$/;
const LEFT_OUT = /\.test\.|\.module\.css\.d\.ts$|\/(node_modules|dist|dist-[a-z-]+|public|generated)\//;

/** Returns paths from the root, with forward slashes. */
export function sourceFiles(root, workspaces = WORKSPACES) {
  return filesIn(root, workspaces, LEFT_OUT).filter((path) => isSource(path));
}

/** True for files that only tests of the same workspace import. */
export function isTestSupport(path) {
  return path.includes("/testing/");
}

/** Returns the files in these folders. `leftOut` is matched against paths; a folder's path ends in a slash. */
export function filesIn(root, folders, leftOut) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesInFolder(root, folder, leftOut));
}

export function isSource(path) {
  return CODE.test(path) && !LEFT_OUT.test(path);
}

export function readSource(root, path) {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

function filesInFolder(root, folder, leftOut) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return leftOut.test(path) ? [] : [path];
    return leftOut.test(`${path}/`) ? [] : filesInFolder(root, path, leftOut);
  });
}
