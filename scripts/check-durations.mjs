// Checks that seconds, minutes, hours and days are defined in one place, domain/src/dates/units-of-time.ts.
// `node scripts/check-durations.mjs [another copy of the tree]`
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filesIn, WORKSPACES } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

const root = process.argv[2] ?? ROOT;
const READ = /\.tsx?$/;
const PASSED_OVER =
  /(^|\/)(node_modules|dist|dist-[a-z-]+|generated)\/|^domain\/src\/dates\/units-of-time\.ts$/;

const LOCAL = [
  /\bconst (?:SECOND|MINUTE|HOUR|DAY|WEEK)(?:_MS|_SECONDS)? = [\dA-Z]/,
  /\b60 \* 1000\b|\b60 \* 60\b|\b24 \* 60\b|\b3_?600_000\b|\b86_?400_000\b/,
];

const refused = filesIn(root, WORKSPACES, PASSED_OVER)
  .filter((path) => READ.test(path))
  .flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) => (LOCAL.some((local) => local.test(line)) ? [`${path}:${index + 1}`] : [])),
  );
for (const place of refused) {
  process.stderr.write(`${place} counts time by itself: take it from domain/src/dates/units-of-time.ts\n`);
}
if (refused.length > 0) process.exit(1);
