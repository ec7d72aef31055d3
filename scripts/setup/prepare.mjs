// Installs what everything else needs: the packages, and the Node that they pin. Runs on any Node from 18.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");

const MODULES = join(ROOT, "node_modules");
const STAMP = join(MODULES, ".creel-installed");
const LOCK = join(ROOT, ".creel-preparing");
const PINNED_NODE = join(MODULES, ".bin", process.platform === "win32" ? "node.cmd" : "node");

const PINNED_MAJOR = 24;
/** The oldest Node that runs TypeScript without a build. */
const LEAST_NODE = [22, 18];

/**
 * Installs the packages if they are not current. Two processes that start at the same time install one after the other.
 */
export async function prepare() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (installed() === wanted) return;
  await alone(() => {
    if (installed() === wanted) return;
    process.stdout.write("Installing the packages in package-lock.json...\n");
    const { status } = spawnSync("npm", installCommand(), {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      // The environment is that of a newcomer's shell, whatever npm script this runs in.
      env: withoutNpm(process.env),
      shell: process.platform === "win32",
    });
    if (status !== 0) fail("The packages could not be installed. See the message from npm above.");
    writeFileSync(STAMP, wanted);
  });
}

/**
 * Returns npm's arguments. npm also runs on the pinned Node, because an older one leaves out the optional packages that
 * require a newer one, such as the native part of a tool.
 */
function installCommand() {
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const version = optionalDependencies[name];
  const isEnough = Number(process.versions.node.split(".")[0]) >= PINNED_MAJOR;
  if (version === undefined || isEnough) return ["ci"];
  return ["exec", "--yes", `--package=${name}@${version}`, "-c", "npm ci"];
}

function installed() {
  return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : null;
}

function withoutNpm(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_(config|lifecycle|package)/.test(name)),
  );
}

/** Runs `work` alone. A folder can be created only once, so it is the lock; the file in it holds the process id. */
export async function alone(work) {
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (isHolderGone()) rmSync(LOCK, { recursive: true, force: true });
      else await sleep(200);
    }
  }
  try {
    writeFileSync(join(LOCK, "pid"), String(process.pid));
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isHolderGone() {
  const pid = Number(existsSync(join(LOCK, "pid")) && readFileSync(join(LOCK, "pid"), "utf8"));
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

export function findNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isEnough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  if (isEnough) return process.execPath;
  return fail(
    `Creel includes Node 24, but not for ${process.platform} on ${process.arch}. ` +
      `Install Node ${LEAST_NODE.join(".")} or later from https://nodejs.org and try again.`,
  );
}

export async function runOnNode(words, environment = {}) {
  const node = findNode();
  const child = spawn(node, words, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, PATH: `${join(MODULES, ".bin")}:${process.env.PATH ?? ""}`, ...environment },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
