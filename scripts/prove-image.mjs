// npm run image:prove [-- --worktree] [-- --keep]: runs the steps of deploy/Dockerfile as an unprivileged user, in
// folders instead of a container engine, from the last commit (or, with --worktree, from the files as they are). It
// stops at the first step that fails. Then it starts the result with nothing set but ADMIN_EMAIL and everything
// read-only but the data, uses it, and compares its size with scripts/image/budget.json. It takes about five minutes.
// With --keep, the folders stay.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { readDockerfile } from "./image/dockerfile.mjs";
import { readIgnoreFile } from "./image/ignore-file.mjs";
import { filesIn, findMissingLibraries, measure } from "./image/measure-image.mjs";
import { hasPassword, makeContainer, makeReadOnly, readPassword, signIn } from "./image/run-image.mjs";
import { runStages } from "./image/run-steps.mjs";
import { ROOT } from "./setup/prepare.mjs";

/** The account and group "nobody" of Linux, which is used if root calls this. */
const NOBODY = 65_534;
/** The size of an archive of the repository is far below this. */
const MOST_BYTES = 1_000_000_000;
/** Variables that say how this machine reaches the package registry. */
const WAY_TO_REGISTRY = ["NODE_EXTRA_CA_CERTS", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY"];
/** The default of deploy/compose.yaml. */
const ADMIN_EMAIL = "admin@creel.local";

const { values } = parseArgs({
  options: { worktree: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
});
const budget = JSON.parse(readFileSync(join(ROOT, "scripts/image/budget.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "creel-image-"));
const at = (name) => join(folder, name);
const say = (line) => void process.stdout.write(`${line}\n`);
process.once("exit", removeFolder);

try {
  process.exitCode = await prove();
} catch (error) {
  process.stderr.write(`\nIt stops here. ${error.message}\n`);
  process.exitCode = 1;
}

async function prove() {
  if (process.platform !== "linux") throw new Error("The image is for Linux, and so is this.");
  makeContext();
  becomeNobody();
  for (const name of ["home", "tmp", "data"]) mkdirSync(at(name), { mode: 0o700 });
  const image = build();
  const missing = findMissingLibraries(image.root);
  if (missing.size > 0) {
    throw new Error(
      `The base has no ${[...missing].map(([name, file]) => `${name} for ${file}`).join(", ")}`,
    );
  }
  say(`Every library that native parts need is in the image or in its base`);
  const starts = await use(image);
  return report(image, starts);
}

function removeFolder() {
  if (values.keep) {
    say(`The result is in ${folder}`);
    return;
  }
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Lays out what a build gets: the files of the repository without those that .dockerignore names. */
function makeContext() {
  const fresh = at("fresh");
  mkdirSync(fresh);
  if (values.worktree) {
    const names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").toString().split("\0");
    for (const name of names.filter((one) => one && statSync(join(ROOT, one), { throwIfNoEntry: false }))) {
      cpSync(join(ROOT, name), join(fresh, name), { verbatimSymlinks: true });
    }
  } else {
    execFileSync("tar", ["--extract", "--directory", fresh], { input: git("archive", "HEAD") });
  }
  const isIgnored = readIgnoreFile(readFileSync(join(fresh, ".dockerignore"), "utf8"));
  const context = at("context");
  for (const file of filesIn(fresh)) {
    const path = file.slice(fresh.length + 1);
    if (isIgnored(path)) continue;
    cpSync(file, join(context, path), { verbatimSymlinks: true });
  }
  cpSync(join(fresh, "deploy/Dockerfile"), at("Dockerfile"));
  rmSync(fresh, { recursive: true });
}

function git(...words) {
  return execFileSync("git", ["-C", ROOT, ...words], { maxBuffer: MOST_BYTES });
}

/** From here on nothing runs as root. */
function becomeNobody() {
  if (process.getuid() !== 0) return;
  execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
  process.setgroups([]);
  process.setgid(NOBODY);
  process.setuid(NOBODY);
}

/** Returns a bare environment with the Node that runs this, which has the version of the base, and without our tools. */
function bareEnvironment() {
  const paths = process.env.PATH.split(delimiter).filter((path) => !path.includes("node_modules"));
  return {
    PATH: [dirname(process.execPath), ...paths].join(delimiter),
    HOME: at("home"),
    TMPDIR: at("tmp"),
  };
}

function build() {
  const stages = readDockerfile(readFileSync(at("Dockerfile"), "utf8"));
  const version = /^node:([\d.]+)-/.exec(stages.at(-1).base)?.[1];
  if (process.version !== `v${version}`) {
    throw new Error(
      `The base has Node ${version}, this is ${process.version}: start it with npm run image:prove`,
    );
  }
  const way = WAY_TO_REGISTRY.filter((name) => process.env[name]).map((name) => [name, process.env[name]]);
  const env = { ...bareEnvironment(), ...Object.fromEntries(way) };
  const image = runStages(stages, { context: at("context"), folder, env, say });
  if (!/^\d+:\d+$/.test(image.user) || image.user.startsWith("0:")) {
    throw new Error(`The image runs as ${image.user}`);
  }
  return image;
}

/** Uses the image the way a first visitor and an operator do. @returns the first and the second start */
async function use(image) {
  image.env.DATA_DIR = at("data");
  execFileSync("chmod", ["-R", "a-w", image.root]);
  // These are the lines that useradd would write.
  const [uid, gid] = image.user.split(":");
  writeFileSync(at("passwd"), `root:x:0:0::/root:/bin/sh\ncreel:x:${uid}:${gid}::/home/creel:/bin/sh\n`);
  const writable = [at("data"), at("tmp")];
  const readOnly = makeReadOnly(image, { writable, accounts: at("passwd") });
  say(
    readOnly
      ? `Starting as ${image.user} without capabilities, with everything read-only but data and temporary files`
      : "Starting with a read-only application. This machine has no user namespaces to make the rest read-only",
  );
  const filesBefore = filesIn(image.root).length;
  const env = { ...bareEnvironment(), ADMIN_EMAIL };
  const port = await freePort();
  const container = makeContainer(image, { env, isolated: readOnly, port });
  try {
    const starts = await startTwice(container, `http://127.0.0.1:${port}`);
    const isChanged = filesIn(image.root).length !== filesBefore;
    if (isChanged) throw new Error("Files appeared in the image while it ran");
    say("The second start printed no password, and the image is as it was");
    return starts;
  } finally {
    await container.end();
  }
}

async function startTwice(container, address) {
  const first = await container.start();
  const admin = readPassword(first.output());
  await signIn(address, admin);
  for (const path of ["/", "/docs/"]) {
    const { status } = await fetch(`${address}${path}`);
    if (status !== 200) throw new Error(`GET ${path} returned ${status}`);
  }
  const file = join(at("data"), "backups/proof.zip");
  first.exec("/usr/local/bin/creel", "backup", file);
  first.exec("/usr/local/bin/creel", "backup", "verify", file);
  await first.stop();
  say(
    `The first start was healthy, ${admin.email} signed in, the backup is complete, SIGTERM ended it cleanly`,
  );

  const second = await container.start();
  if (hasPassword(second.output())) throw new Error("The second start printed a password");
  await signIn(address, admin);
  await second.stop();
  return { first, second };
}

async function report(image, starts) {
  execFileSync("chmod", ["-R", "u+w", image.root]);
  const { files, size, compressed } = await measure(image.root);
  const rows = [
    ["First start, with a new database", describeStart(starts.first)],
    ["Second start", describeStart(starts.second)],
    ["Files that the image adds to its base", String(files)],
    ["Their size", `${size.toFixed(0)} MB of ${budget.sizeMB} MB`],
    ["Compressed, as a pull loads it", `about ${compressed.toFixed(0)} MB of ${budget.compressedMB} MB`],
  ];
  say(`\n${rows.map(([name, value]) => `${name.padEnd(40)}${value}`).join("\n")}`);
  say(
    "\nOnly a container engine shows: the base itself and its size, the user 10001 and the owner of /data, arm64.",
  );
  const isOver = size > budget.sizeMB || compressed > budget.compressedMB;
  if (isOver) process.stderr.write("The image is larger than scripts/image/budget.json allows.\n");
  return isOver ? 1 : 0;
}

/** A busy machine takes longer, but uses no more of a core. */
function describeStart({ seconds, ofACore }) {
  return `${seconds.toFixed(1)} s, ${ofACore.toFixed(1)} s of a core`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
