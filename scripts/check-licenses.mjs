// npm run licenses: lists the licenses of all packages that Creel ships, and refuses one that is not allowed.
// `node scripts/check-licenses.mjs [another copy of the tree] [--all]`
import { parseArgs } from "node:util";

import { ROOT } from "./setup/prepare.mjs";
import { exceptionFor, findLicenseProblems } from "./supply-chain/license-rules.mjs";
import { readLock, shippedPackages } from "./supply-chain/locked-packages.mjs";

const { values, positionals } = parseArgs({
  options: { all: { type: "boolean", default: false }, quiet: { type: "boolean", default: false } },
  allowPositionals: true,
});

const packages = shippedPackages(readLock(positionals[0] ?? ROOT));
const problems = findLicenseProblems(packages);
if (!values.quiet) print();
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

function print() {
  const byLicense = Object.groupBy(packages, ({ license = "none" }) => license);
  const names = Object.keys(byLicense).toSorted(
    (one, other) => byLicense[other].length - byLicense[one].length || (one < other ? -1 : 1),
  );
  process.stdout.write(`${packages.length} packages are shipped with Creel:\n\n`);
  for (const name of names) {
    process.stdout.write(`${String(byLicense[name].length).padStart(5)}  ${name}\n`);
    if (values.all) for (const one of byLicense[name]) process.stdout.write(`         ${describe(one)}\n`);
  }
  const allowed = new Map(packages.map((one) => [exceptionFor(one), one]).filter(([found]) => found));
  if (allowed.size > 0) process.stdout.write("\nAllowed for a reason:\n\n");
  for (const { name, license, reason } of allowed.keys()) {
    process.stdout.write(`  ${name} (${license}): ${reason}\n`);
  }
}

function describe({ name, version, parts }) {
  return `${name} ${version} (${parts.join(", ")})`;
}
