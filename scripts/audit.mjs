// npm run audit: lists known vulnerabilities of the packages, as the package registry knows them, and fails if a package
// that is shipped has one. It is not part of npm test: it asks another host, and its answer changes without a change of
// ours.
import { spawnSync } from "node:child_process";

import { ROOT } from "./setup/prepare.mjs";
import { reportFindings } from "./supply-chain/audit-report.mjs";
import { readLock, shippedPackages } from "./supply-chain/locked-packages.mjs";

/** The exit code if the registry could not be asked; findings exit with 1. */
const EXIT_UNKNOWN = 2;

const { stdout } = spawnSync("npm", ["audit", "--json"], {
  cwd: ROOT,
  encoding: "utf8",
  shell: process.platform === "win32",
});
const answer = read(stdout);
if (answer?.vulnerabilities) {
  const shipped = new Set(shippedPackages(readLock(ROOT)).map(({ path }) => path));
  const { lines, shippedCount } = reportFindings(answer, shipped);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = shippedCount === 0 ? 0 : 1;
} else {
  process.stderr.write(`The registry could not be asked: ${answer?.message ?? "no answer"}\n`);
  process.exitCode = EXIT_UNKNOWN;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
