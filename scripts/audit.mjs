// npm run audit: lists known vulnerabilities in the shipped packages, as the package registry knows them. It is not
// part of npm test: it asks another host, and its answer changes without a change of ours.
import { spawnSync } from "node:child_process";

import { ROOT } from "./setup/prepare.mjs";

/** The exit code if the registry could not be asked; findings exit with 1. */
const EXIT_UNKNOWN = 2;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { cwd: ROOT, encoding: "utf8" });
const answer = read(stdout);
if (!answer?.metadata) {
  process.stderr.write(`The registry could not be reached: ${answer?.message ?? "no answer"}\n`);
  process.exit(EXIT_UNKNOWN);
}
const { total } = answer.metadata.vulnerabilities;
for (const { name, severity, range } of Object.values(answer.vulnerabilities)) {
  process.stdout.write(`${severity}: ${name} ${range}\n`);
}
process.stdout.write(
  total === 0 ? "No known vulnerabilities in the shipped packages.\n" : `${total} known vulnerabilities.\n`,
);
process.exit(total === 0 ? 0 : 1);

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
