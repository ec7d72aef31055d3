// Writes the class names of each style sheet as types into `web/.css-types`, which `web/tsconfig.json` reads as part of
// `web/src`. The types are next to a copy of the sheet, because vite-css-modules cannot write to another folder.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const folder = join(ROOT, "web/.css-types");
const command = join(ROOT, "node_modules/.bin/vite-css-modules");

rmSync(folder, { recursive: true, force: true });
cpSync(join(ROOT, "web/src"), folder, {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith(".module.css"),
});
execFileSync(command, ["--silent", "--config", "web/vite.config.ts", "web/.css-types/**/*.module.css"], {
  cwd: ROOT,
  stdio: "inherit",
});
