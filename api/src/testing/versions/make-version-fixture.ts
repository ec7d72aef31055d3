// Usage: node api/src/testing/versions/make-version-fixture.ts FOLDER NAME. Starts the Creel in a folder, which may be
// of any version and has its packages installed, fills it through its API, and lets it make a backup of itself. Writes
// NAME.zip and NAME.json, what its API answers about the log, beside this file. Each release adds one;
// api/src/backup/older-versions.api.test.ts restores them.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

import { callerOf, FIRST_ADMIN, fillLog, readLog, signIn, untilItAnswers } from "./log-of-version.ts";

const [folder = "", name = ""] = process.argv.slice(2);
const root = resolve(folder);
const BACKUP = "api/src/app/commands/backup-cli.ts";
const PORT = "4719";
const url = `http://127.0.0.1:${PORT}`;
const DATA_DIR = await mkdtemp(join(tmpdir(), "creel-version-"));
const env = {
  ...process.env,
  ...FIRST_ADMIN,
  DATA_DIR,
  PORT,
  HOST: "127.0.0.1",
  WEATHER_PROVIDER: "off",
  MAP_STYLE_URL: "embedded",
  LOG_LEVEL: "error",
};

const creel = spawn(process.execPath, [join(root, "api/src/main.ts")], { env, cwd: root, stdio: "inherit" });
try {
  await untilItAnswers(url);
  const call = callerOf(url, await signIn(url));
  await fillLog(async (method, path, body) => {
    const answer = await call(method, path, body);
    process.stdout.write(`${answer.status} ${method} ${path}\n`);
    if (answer.status >= 400 && answer.status !== 404) {
      process.stdout.write(`${JSON.stringify(answer.body)}\n`);
    }
    return answer;
  });
  await writeFile(
    join(import.meta.dirname, `${name}.json`),
    `${JSON.stringify(await readLog(call), null, 1)}\n`,
  );
  const archive = join(import.meta.dirname, `${name}.zip`);
  await rm(archive, { force: true });
  await promisify(execFile)(process.execPath, [join(root, BACKUP), archive], { env, cwd: root });
} finally {
  creel.kill();
  await once(creel, "exit");
  await rm(DATA_DIR, { recursive: true, force: true });
}
