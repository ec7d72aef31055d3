// The source files of this repository: what is shipped or run, without tests, their support and what is generated.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const WORKSPACES = ["domain", "api", "web", "e2e", "bench", "scripts"];

const CODE = /\.(ts|tsx|mjs|js)$/;
const LEFT_OUT = /\.test\.|\/(node_modules|dist|dist-next|public|generated|testing|faults)\//;

/** Paths from the root, with forward slashes. */
export function sourceFiles(root, workspaces = WORKSPACES) {
  return workspaces
    .filter((workspace) => existsSync(join(root, workspace)))
    .flatMap((workspace) => filesIn(root, workspace))
    .filter((path) => isSource(path));
}

export function isSource(path) {
  return CODE.test(path) && !LEFT_OUT.test(path);
}

export function readSource(root, path) {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return LEFT_OUT.test(`${path}/`) ? [] : filesIn(root, path);
  });
}
