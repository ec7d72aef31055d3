// Runs the steps of a Dockerfile in folders, as the user who calls it. Each stage is a folder that stands for the root
// of its file system: paths in the steps are replaced by paths in this folder.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { basename, join, posix } from "node:path";

import { readAssignments, readExecForm } from "./dockerfile.mjs";

/**
 * @typedef {object} Built a stage after its last step
 * @property {string} root the folder that stands for `/`
 * @property {string} workdir in the image
 * @property {Record<string, string>} env
 * @property {string[]} paths absolute paths that the stage has made, which commands may name
 * @property {string} user
 * @property {string[]} command the last CMD
 * @property {string[]} health the last HEALTHCHECK
 */

/**
 * Steps that need root, of which a part can be done here. An unknown one is run like any other and fails.
 *
 * @type {{ step: RegExp, without: string, stand: (stage: Built) => void }[]}
 */
const NEEDS_ROOT = [
  {
    step: /^useradd --uid 10001 .* creel && install -d -o creel -g creel -m 0700 \/data$/,
    without: "the user 10001 and the owner of /data",
    stand: ({ root }) => mkdirSync(join(root, "data"), { mode: 0o700 }),
  },
];

/** Instructions that only say something to the engine. */
const SAID = new Set(["ARG", "EXPOSE", "LABEL", "STOPSIGNAL"]);

/**
 * Runs all stages and stops at the first step that fails.
 *
 * @param {import("./dockerfile.mjs").Stage[]} stages
 * @param {{ context: string, folder: string, env: Record<string, string>, say: (line: string) => void }} options
 * @returns {Built} the last stage @throws Error that names the line
 */
export function runStages(stages, { context, folder, env, say }) {
  const built = new Map();
  for (const { name, base, steps } of stages) {
    say(`FROM ${base} (${name})`);
    const root = join(folder, `stage-${name}`);
    mkdirSync(root);
    const stage = { root, workdir: "/", env: {}, paths: [], user: "root", command: [], health: [] };
    for (const step of steps) {
      const begun = performance.now();
      try {
        HANDLERS[step.name](step, stage, { built, context, env, say });
      } catch (error) {
        throw new Error(`Line ${step.line}, ${step.name} ${step.rest}\n${error.message}`, { cause: error });
      }
      if (SAID.has(step.name)) continue;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(`  ${step.name} ${shorten(step.rest)}  ${seconds} s`);
    }
    built.set(name, stage);
  }
  return [...built.values()].at(-1);
}

/** @type {Record<string, (step: import("./dockerfile.mjs").Step, stage: Built, run: object) => void>} */
const HANDLERS = {
  WORKDIR({ rest }, stage) {
    stage.workdir = posix.resolve(stage.workdir, rest);
    stage.paths.push(stage.workdir);
    mkdirSync(join(stage.root, stage.workdir), { recursive: true });
  },
  COPY(step, stage, { built, context }) {
    const words = step.rest.split(/\s+/);
    const target = words.pop();
    const from = step.flags.from ? built.get(step.flags.from)?.root : context;
    if (!from) throw new Error(`There is no stage ${step.flags.from}`);
    for (const source of words) copy({ from, source, target }, step.flags, stage);
  },
  RUN(step, stage, { env, say }) {
    const exception = NEEDS_ROOT.find((one) => one.step.test(step.rest));
    if (exception) {
      exception.stand(stage);
      stage.paths.push("/data");
      say(`  Only root can do this here, so it is left out: ${exception.without}`);
      return;
    }
    const [program, ...words] = readExecForm(step) ?? ["/bin/sh", "-c", step.rest];
    const { status, error } = spawnSync(
      program,
      words.map((word) => toHost(word, stage)),
      {
        cwd: join(stage.root, stage.workdir),
        env: { ...env, ...toHostEnv(stage) },
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    if (error) throw error;
    if (status !== 0) throw new Error(`It ended with ${status}`);
  },
  ENV: (step, stage) => void Object.assign(stage.env, readAssignments(step)),
  USER: ({ rest }, stage) => void (stage.user = rest),
  VOLUME(step, stage) {
    for (const path of readExecForm(step) ?? []) {
      if (!existsSync(join(stage.root, path))) throw new Error(`Nobody has made ${path}`);
    }
  },
  CMD: (step, stage) => void (stage.command = readExecForm(step) ?? ["/bin/sh", "-c", step.rest]),
  HEALTHCHECK(step, stage) {
    const [, rest] = /^CMD (.*)$/.exec(step.rest) ?? [];
    stage.health = readExecForm({ ...step, rest: rest ?? "" });
  },
  ...Object.fromEntries([...SAID].map((name) => [name, () => {}])),
};

/** As an engine copies: of a folder what it holds, a file into a folder or under a new name. */
function copy({ from, source, target }, { chmod }, stage) {
  const path = join(from, source);
  if (!existsSync(path)) throw new Error(`${source} is not there`);
  const isFolder = statSync(path).isDirectory();
  const absolute = posix.resolve(stage.workdir, target);
  const isInto = !isFolder && (target.endsWith("/") || isExistingFolder(join(stage.root, absolute)));
  const host = join(stage.root, isInto ? posix.join(absolute, basename(source)) : absolute);
  stage.paths.push(absolute);
  mkdirSync(isFolder ? host : join(host, ".."), { recursive: true });
  cpSync(path, host, { recursive: true, verbatimSymlinks: true });
  if (chmod) chmodSync(host, Number.parseInt(chmod, 8));
}

function isExistingFolder(path) {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Replaces the paths that the stage has made by those of its folder. */
export function toHost(text, { root, paths }) {
  const longestFirst = [...new Set(paths)]
    .toSorted((a, b) => b.length - a.length)
    .filter((path) => path !== "/");
  return longestFirst.reduce(
    (replaced, path) =>
      replaced.replaceAll(new RegExp(`(?<![\\w./-])${RegExp.escape(path)}(?![\\w-])`, "g"), () =>
        join(root, path),
      ),
    text,
  );
}

/** @returns {Record<string, string>} the variables of a stage, with paths of this machine */
export function toHostEnv(stage) {
  return Object.fromEntries(Object.entries(stage.env).map(([name, value]) => [name, toHost(value, stage)]));
}

const LONGEST_LINE = 90;

function shorten(text) {
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text;
}
