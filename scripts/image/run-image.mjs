// Starts what the last stage of a Dockerfile holds, the way a container with a read-only file system would, and uses it.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { toHost, toHostEnv } from "./run-steps.mjs";

const PASSWORD = /^ {2}Email {5}(\S+)\n {2}Password {2}(\S+)$/m;
const READY = "Creel is ready at ";
/** The same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const HEALTH_PAUSE_MS = 100;
/** The start-period of the health check. */
const START_TIMEOUT_MS = 60_000;

/**
 * Makes everything read-only for the processes that are started, except some folders, and runs them as the user of the
 * image. That takes a user namespace, which some systems forbid.
 *
 * @param {import("./run-steps.mjs").Built} image its folder may be on a disk of its own
 * @param {{ writable: string[], accounts: string }} options the folders that stay writable, and a file that stands for
 *   /etc/passwd, which names the user
 * @returns {string[] | null} the words before a command, or `null` if this machine cannot
 */
export function makeReadOnly({ root, user }, { writable, accounts }) {
  const [uid, gid] = user.split(":");
  const script = [
    ...[root, ...writable].map((folder) => bind(folder, folder)),
    bind(accounts, "/etc/passwd"),
    "mount -o remount,bind,ro /",
    `mount -o remount,bind,ro '${root}'`,
    `exec unshare --user --map-user=${uid} --map-group=${gid} -- "$@"`,
  ].join(" && ");
  const before = ["--user", "--map-root-user", "--mount", "--", "sh", "-c", script, "sh"];
  const probe = writable.map((folder) => `touch '${folder}/probe' && rm '${folder}/probe'`).join(" && ");
  const { status } = spawnSync("unshare", [...before, "sh", "-c", probe], { stdio: "ignore" });
  return status === 0 ? ["unshare", ...before] : null;
}

function bind(from, to) {
  return `mount --bind '${from}' '${to}'`;
}

/** Takes away the way to more privileges, which a container lacks, too. Some systems do not have this program. */
const WITHOUT_PRIVILEGES =
  spawnSync("setpriv", ["--no-new-privs", "true"]).status === 0 ? ["setpriv", "--no-new-privs"] : [];

/**
 * @param {import("./run-steps.mjs").Built} image
 * @param {{ env: Record<string, string>, isolated: string[] | null, port: number }} options `isolated` is what
 *   {@link makeReadOnly} returns
 */
export function makeContainer(image, { env, isolated, port }) {
  const environment = { ...env, ...toHostEnv(image), HOST: "127.0.0.1", PORT: String(port) };
  const options = { cwd: `${image.root}${image.workdir}`, env: environment };
  const wordsOf = (words) => [...WITHOUT_PRIVILEGES, ...words.map((word) => toHost(word, image))];
  const running = new Set();

  /** Starts it, waits until it is healthy and returns how long that took. */
  async function start() {
    const begun = performance.now();
    const [program, ...rest] = [...(isolated ?? []), ...wordsOf(image.command)];
    const child = spawn(program, rest, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    child.once("close", () => running.delete(child));
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString();
    let seconds = null;
    let ofACore = null;
    // It says that it is ready after it listens, and its output arrives only while nothing else runs here.
    while (seconds === null || !output().includes(READY)) {
      const passed = performance.now() - begun;
      if (child.exitCode !== null || passed > START_TIMEOUT_MS) {
        throw new Error(
          `It ${child.exitCode === null ? "is not healthy after a minute" : "ended"}:\n${output()}`,
        );
      }
      await sleep(HEALTH_PAUSE_MS);
      if (seconds === null && runInside(child, image.health).status === 0) {
        seconds = (performance.now() - begun) / 1000;
        ofACore = usedSeconds(child);
      }
    }
    const exec = (...words) => {
      const { status, stdout, stderr } = runInside(child, words);
      if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
    };
    return { seconds, ofACore, output, exec, stop: () => stop(child, output) };
  }

  /** Runs a command of the image beside what runs, as an engine runs health checks and `exec`. */
  function runInside({ pid }, words) {
    // Nobody but root may also enter what is mounted there, so these commands could write elsewhere.
    const enter = ["nsenter", "--target", String(pid), "--user", "--preserve-credentials", "--"];
    const [program, ...rest] = [...(isolated ? enter : []), ...wordsOf(words)];
    return spawnSync(program, rest, { ...options, encoding: "utf8" });
  }

  /** Ends what still runs after a failure. */
  async function end() {
    for (const child of running) {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    }
  }

  return { start, end };
}

/** Returns the seconds of a core that a process and its ended children have used. */
function usedSeconds({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const ticks = fields.slice(11, 15).map(Number);
  return ticks.reduce((all, one) => all + one, 0) / TICKS_PER_SECOND;
}

/** @throws Error unless the account with this password is an admin */
export async function signIn(address, { email, password }) {
  const response = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { user } = await response.json();
  if (user?.role !== "admin") throw new Error(`${email} could not sign in as admin: ${response.status}`);
}

/** Stops it as an engine does. @throws Error unless it ends cleanly */
async function stop(child, output) {
  const ended = once(child, "close");
  child.kill("SIGTERM");
  const [code] = await ended;
  if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}:\n${output()}`);
}

/** Returns the email and the password that the first start printed. */
export function readPassword(output) {
  const [, email, password] = PASSWORD.exec(output) ?? [];
  if (!password) throw new Error(`The first start printed no password:\n${output}`);
  return { email, password };
}

/** @returns {boolean} whether a start printed a password */
export function hasPassword(output) {
  return PASSWORD.test(output);
}
