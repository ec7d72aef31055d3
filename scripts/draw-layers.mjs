// Draws the layers of .dependency-cruiser.cjs into ARCHITECTURE.md. With --check, it only says whether they are up to
// date.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { ROOT } from "./setup/prepare.mjs";

const DOCUMENT = join(ROOT, "ARCHITECTURE.md");
const [BEGIN, END] = ["<!-- layers -->", "<!-- /layers -->"];
const WIDTH = 52;

const { webLayers, apiLayers } = createRequire(import.meta.url)("../.dependency-cruiser.cjs").layers;
const columns = [drawn("web/src", webLayers), drawn("api/src", apiLayers)];
const height = Math.max(...columns.map(({ length }) => length));
const rows = Array.from({ length: height }, (_, row) =>
  columns
    .map((lines) => (lines[row] ?? "").padEnd(WIDTH))
    .join("")
    .trimEnd(),
);
const drawing = ["```", ...rows, "```"].join("\n");
const text = readFileSync(DOCUMENT, "utf8");
const [before, after] = [text.slice(0, text.indexOf(BEGIN) + BEGIN.length), text.slice(text.indexOf(END))];
const renewed = `${before}\n\n${drawing}\n\n${after}`;

if (process.argv.includes("--check")) {
  if (renewed !== text) {
    process.stderr.write("ARCHITECTURE.md draws other layers: node scripts/draw-layers.mjs\n");
    process.exit(1);
  }
} else {
  writeFileSync(DOCUMENT, renewed);
}

/** Returns the rows, highest layer first. Each row is as long as there is room for it. */
function drawn(title, layers) {
  return [title, ...layers.toReversed().flatMap((names) => wrap(names.map(nameOf)))];
}

function nameOf(layer) {
  return layer === "page" ? "the pages of all features" : layer;
}

function wrap(names) {
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && last.length + name.length + 5 < WIDTH;
    if (isRoom) lines.splice(-1, 1, `${last} · ${name}`);
    else lines.push(name);
  }
  return lines.map((line, index) => `${index === 0 ? "─ " : "  "}${line}`);
}
