// Prints how large the files, functions and folders are, how much is commented, and which names are jargon:
// `npm run metrics [-- another copy of the tree]`. Nothing fails here; `npm run check` refuses what must be refused.
import { findJargon, findUnusedTerms } from "./metrics/find-jargon.mjs";
import { countFiles, MOST_FILES, twoWayPairs } from "./metrics/folders.mjs";
import { measureSource } from "./metrics/measure-source.mjs";
import { isTestSupport, readSource, sourceFiles, WORKSPACES } from "./metrics/source-files.mjs";
import { ROOT } from "./setup/prepare.mjs";

const SHIPPED = ["domain", "texts", "api", "web"];

const root = process.argv[2] ?? ROOT;
const sources = sourceFiles(root).map((path) => readSource(root, path));
const measured = sources.filter(({ path }) => !isTestSupport(path)).map(measureSource);
const folders = countFiles(sources.map(({ path }) => path));
const crowded = folders.filter(([, count]) => count > MOST_FILES);
const pairs = twoWayPairs(sources);
const jargon = findJargon(measured);

const MEASURES = [
  { name: "source files", of: (files) => files.length },
  ...spread("lines per file", (files) => files.map(({ lines }) => lines), { max: 350 }),
  ...spread("lines per function", (files) => blocksOf(files).map(({ lines }) => lines), {
    median: 7,
    p90: 23,
  }),
  ...spread("cyclomatic complexity", (files) => blocksOf(files).map(({ cyclomatic }) => cyclomatic), {
    p90: 4,
  }),
  { name: "comments, % of the lines that are not blank", of: commentShare, least: 3, most: 7 },
  { name: "source files in one folder, max", of: mostInFolder, most: MOST_FILES },
];

const COLUMNS = [
  ...WORKSPACES.map((workspace) => ({ title: workspace, files: filesOf([workspace]) })),
  { title: "shipped", files: filesOf(SHIPPED) },
];

print(["", ...COLUMNS.map(({ title }) => title), "target", ""]);
for (const measure of MEASURES) {
  const values = COLUMNS.map(({ files }) => measure.of(files));
  print([measure.name, ...values, targetOf(measure), verdictOf(measure, values.at(-1))]);
}
process.stdout.write(
  `\n"shipped" is ${SHIPPED.join(", ")}; the targets are about it. Tests, the folders src/testing and generated code are not counted.\n`,
);
list(
  `Folders of more than ${MOST_FILES} source files`,
  crowded.map(([folder, count]) => `${count} ${folder}`),
);
list("Folders that import from each other", pairs);
list(
  "Jargon in the names of folders, files and functions",
  jargon.map(({ word, instead, names }) => `${names.length} ${word} (say ${instead}): ${names.join(" ")}`),
);
list("Usual terms that no name has any more", findUnusedTerms(measured));

function spread(name, valuesOf, targets) {
  const shares = { median: 0.5, p90: 0.9, max: 1 };
  return Object.entries(targets).map(([share, most]) => ({
    name: `${name}, ${share}`,
    of: (files) => quantile(valuesOf(files), shares[share]),
    most,
  }));
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

/** Returns the functions with a block, without functions that only return an expression. */
function blocksOf(files) {
  return files.flatMap(({ functions }) => functions.filter(({ hasBlock }) => hasBlock));
}

function commentShare(files) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return Number(((100 * sum("comments")) / sum("written")).toFixed(1));
}

function mostInFolder(files) {
  return countFiles(files.map(({ path }) => path))[0][1];
}

function filesOf(workspaces) {
  return measured.filter(({ path }) => workspaces.includes(path.split("/")[0]));
}

function targetOf({ least, most }) {
  if (most === undefined) return "";
  return least === undefined ? `≤ ${most}` : `${least} to ${most}`;
}

function verdictOf({ least = 0, most }, value) {
  if (most === undefined) return "";
  if (value > most) return "over";
  return value < least ? "under" : "ok";
}

function print([name, ...cells]) {
  const rest = cells.map((cell) => String(cell).padStart(8)).join("");
  process.stdout.write(`${`${name.padEnd(44)}${rest}`.trimEnd()}\n`);
}

function list(title, items) {
  process.stdout.write(`\n${title}: ${items.length === 0 ? "none, ok" : `${items.length}, target none`}\n`);
  for (const item of items) process.stdout.write(`  ${item}\n`);
}
