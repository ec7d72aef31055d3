// A decision record is read in two minutes: at most 400 words, in lines of at most 120 columns.
// `node scripts/check-records.mjs [another copy of the tree]`
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const FOLDER = "docs/decisions";
const MOST_WORDS = 400;
const MOST_COLUMNS = 120;

const root = process.argv[2] ?? ROOT;
const refused = readdirSync(join(root, FOLDER)).flatMap((name) => {
  const path = `${FOLDER}/${name}`;
  return judge(path, readFileSync(join(root, path), "utf8"));
});
for (const message of refused) process.stderr.write(`${message}\n`);
if (refused.length > 0) process.exit(1);

function judge(path, text) {
  const words = text.split(/\s+/).filter(Boolean).length;
  const tooLong = words > MOST_WORDS ? [`${path} has ${words} words; at most ${MOST_WORDS} are allowed`] : [];
  const tooWide = text
    .split("\n")
    .map((line, index) => ({ place: `${path}:${index + 1}`, columns: line.length }))
    .filter(({ columns }) => columns > MOST_COLUMNS)
    .map(({ place, columns }) => `${place} has ${columns} columns; at most ${MOST_COLUMNS} are allowed`);
  return [...tooLong, ...tooWide];
}
