// Checks that classes are imported from the module that styles the component. A class name in a string is in no style
// sheet. `node scripts/check-class-names.mjs [the folder of the repository]`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const root = process.argv[2] ?? ROOT;
const folder = join(root, "web/src");
const WRITTEN = /\b\w*[cC]lassName(=|: )["`]|\bclassNames\([^()]*["`]/;

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.tsx$/.test(name),
);
const found = files.flatMap((file) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      WRITTEN.test(line.replaceAll(/[!=]== "[^"]*"/g, "")) ? [`web/src/${file}:${index + 1}`] : [],
    ),
);
if (found.length > 0) {
  process.stderr.write(`Classes that no module has:\n${found.join("\n")}\n`);
  process.exitCode = 1;
}
