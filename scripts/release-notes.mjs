// node scripts/release-notes.mjs TAG: prints the part of CHANGELOG.md about this version, for the release. It fails if
// the tag is not the version in package.json, or if the change log does not have it as released.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cutReleaseNotes } from "./release/release-notes.mjs";
import { ROOT } from "./setup/prepare.mjs";

const read = (name) => readFileSync(join(ROOT, name), "utf8");
const [tag = ""] = process.argv.slice(2);
const { version } = JSON.parse(read("package.json"));
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
const source = server && repository ? `${server}/${repository}/blob/${tag}` : undefined;

try {
  process.stdout.write(`${cutReleaseNotes(read("CHANGELOG.md"), { tag, version, source })}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
