// Checks the checks, since one that has never failed proves nothing. Plants one violation of each rule in a copy of the
// tree and expects the tool to refuse it by name. A success is recorded in scripts/gates/last-success.sha256, which is
// committed with the changed check: `npm test` runs this again only if a check differs from the recorded one.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import stylelintConfig from "../stylelint.config.mjs";
import { noteGatesPassed } from "./gates/last-success.mjs";
import {
  DEPENDENCY_VIOLATIONS,
  LINT_VIOLATIONS,
  STYLE_VIOLATIONS,
  TYPE_VIOLATIONS,
} from "./gates/planted-violations.mjs";
import { SCRIPT_VIOLATIONS } from "./gates/script-violations.mjs";
import { ROOT } from "./setup/prepare.mjs";

const COPIED = ["domain", "texts", "api", "web", "testing"];
const CONFIG = [
  ".oxlintrc.json",
  ".oxfmtrc.json",
  ".dependency-cruiser.cjs",
  "stylelint.config.mjs",
  "scripts/lint",
];
const PACKAGE_CONFIG = ["knip.json", "package.json", "tsconfig.base.json"];
const BIN = join(ROOT, "node_modules/.bin");

const copy = mkdtempSync(join(tmpdir(), "creel-gates-"));
const holes = [];
try {
  makeCopy();
  checkFormat();
  checkScripts();
  checkLint();
  checkSheets();
  checkTypes();
  checkDependencies();
  checkUnused();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (holes.length > 0) {
  process.stderr.write(
    `These violations were let through:\n${holes.map((hole) => `  ${hole}`).join("\n")}\n`,
  );
  process.exitCode = 1;
} else {
  noteGatesPassed();
}

function makeCopy() {
  for (const name of [...COPIED, ...CONFIG, ...PACKAGE_CONFIG]) {
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/\/(dist|dist-[a-z-]+|node_modules|public\/basemap)$/.test(source),
    });
  }
  mkdirSync(join(copy, "e2e"));
  mkdirSync(join(copy, "bench"));
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
}

function checkFormat() {
  plant({ "domain/src/planted.ts": "export const   planted={a:1}\n" }, () => {
    expectRefusal("oxfmt", run("oxfmt", ["--check", "domain/src/planted.ts"]), "planted.ts");
  });
}

/** Checks every script that checks something. A script without a planted violation is a hole. */
function checkScripts() {
  const scripts = readdirSync(join(ROOT, "scripts")).filter((name) =>
    /^check-(?!gates)[\w-]+\.mjs$/.test(name),
  );
  const planted = new Set(Object.keys(SCRIPT_VIOLATIONS).map((name) => `${name.split(":")[0]}.mjs`));
  for (const script of scripts.filter((name) => !planted.has(name))) {
    holes.push(`${script}: no violation is planted for it`);
  }
  for (const [name, violation] of Object.entries(SCRIPT_VIOLATIONS)) checkScript(name, violation);
}

/** Runs a script on a small separate tree, which passes until the violation is in it. */
function checkScript(name, { passing, planted, message }) {
  const tree = mkdtempSync(join(tmpdir(), "creel-gate-"));
  const check = () => {
    const words = [join(ROOT, "scripts", `${name.split(":")[0]}.mjs`), tree];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
    return { status, output: stdout + stderr };
  };
  try {
    write(tree, passing);
    const { status, output } = check();
    if (status !== 0) holes.push(`${name}: refuses what is right: ${output}`);
    write(tree, planted);
    expectRefusal(name, check(), message);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

/** Checks every active lint rule. A rule of the configuration without a violation is a hole. */
function checkLint() {
  const { rules } = JSON.parse(readFileSync(join(ROOT, ".oxlintrc.json"), "utf8"));
  const active = Object.keys(rules).filter((rule) => rules[rule] !== "off");
  for (const rule of active.filter((name) => !LINT_VIOLATIONS[name])) {
    holes.push(`oxlint ${rule}: no violation is planted for it`);
  }
  checkEach("oxlint", LINT_VIOLATIONS, {
    lint: (files) => run("oxlint", ["-f", "unix", ...files]),
    message: (rule) => `(${rule.split("/").at(-1)})`,
  });
}

function checkSheets() {
  for (const rule of Object.keys(stylelintConfig.rules).filter((name) => !STYLE_VIOLATIONS[name])) {
    holes.push(`stylelint ${rule}: no violation is planted for it`);
  }
  const sheets = Object.fromEntries(
    Object.entries(STYLE_VIOLATIONS).map(([rule, css]) => [rule, { "web/src/planted.module.css": css }]),
  );
  checkEach("stylelint", sheets, {
    lint: (files) => run("stylelint", ["-f", "unix", ...files]),
    message: (rule) => `(${rule})`,
  });
}

/** Plants all violations at once, each in separate files. A rule must be named in a line about its own violation. */
function checkEach(tool, violations, { lint, message }) {
  const planted = Object.entries(violations).map(([rule, files]) => [rule, nameAfter(rule, files)]);
  const all = Object.assign({}, ...planted.map(([, files]) => files));
  plant(all, () => {
    const lines = lint(Object.keys(all)).output.split("\n");
    for (const [rule, files] of planted) {
      const isRefused = lines.some(
        (line) => line.includes(message(rule)) && Object.keys(files).some((file) => line.includes(file)),
      );
      if (!isRefused) holes.push(`${tool} ${rule}`);
    }
  });
}

function nameAfter(rule, files) {
  const own = (text) => text.replaceAll(/\bplanted(?=[-.])/g, `planted-${rule.replaceAll("/", "-")}`);
  return Object.fromEntries(Object.entries(files).map(([name, code]) => [own(name), own(code)]));
}

function checkTypes() {
  for (const [folder, violations] of Object.entries(TYPE_VIOLATIONS)) {
    const planted = Object.entries(violations).map(([name, violation]) =>
      plantedFile(folder, name, violation),
    );
    plant(Object.fromEntries(planted.map(({ path, code }) => [path, code])), () => {
      const files = planted.map(({ path }) => path);
      const lines = run("oxlint", ["-f", "unix", ...files]).output.split("\n");
      for (const { name, path, error } of planted) {
        const isRefused = lines.some((line) => line.includes(path) && line.includes(error));
        if (!isRefused) holes.push(`types of ${folder}: ${name}`);
      }
    });
  }
}

/** Returns a new file, or one of the tree `without` a line that it needs. */
function plantedFile(folder, name, { code, file, without, error }) {
  if (file === undefined) return { name, error, path: `${folder}/src/planted-${name}.ts`, code };
  const path = `${folder}/${file}`;
  const source = readFileSync(join(copy, path), "utf8");
  return { name, error, path, code: source.replace(without, "") };
}

function checkDependencies() {
  checkEach("dependency-cruiser", DEPENDENCY_VIOLATIONS, {
    lint: () => run("depcruise", ["domain", "texts", "api", "web", "testing", "e2e", "bench"]),
    message: (rule) => ` ${rule}: `,
  });
}

function checkUnused() {
  plant({ "web/src/planted.ts": "export const planted = 1;\n" }, () => {
    expectRefusal("knip: an unused file", run("knip", ["--files"]), "planted.ts");
  });
  const file = "domain/src/species/species.ts";
  const source = readFileSync(join(copy, file), "utf8");
  plant({ [file]: `${source}\nexport const planted = 1;\n` }, () => {
    expectRefusal("knip: an unused export", run("knip", ["--exports"]), "planted");
  });
}

function plant(files, work) {
  write(copy, files);
  try {
    work();
  } finally {
    for (const name of Object.keys(files)) restore(name);
  }
}

function restore(name) {
  rmSync(join(copy, name), { force: true });
  if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name));
}

function write(root, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

function run(command, words) {
  const { status, stdout, stderr } = spawnSync(join(BIN, command), words, { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

function expectRefusal(gate, { status, output }, name) {
  if (status === 0 || !output.includes(name)) holes.push(gate);
}
