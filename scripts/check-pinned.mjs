// Checks that nobody can get another package than the one that was chosen: each version in each package.json is exact,
// and the lock file has the hash of each package. `node scripts/check-pinned.mjs [another copy of the tree]`
import { ROOT } from "./setup/prepare.mjs";
import { readLock } from "./supply-chain/locked-packages.mjs";
import { findLoosePackages, findLooseVersions } from "./supply-chain/loose-packages.mjs";

const root = process.argv[2] ?? ROOT;
const problems = [...findLooseVersions(root), ...findLoosePackages(readLock(root))];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exit(1);
