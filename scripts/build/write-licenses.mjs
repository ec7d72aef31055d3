// Writes licenses.txt for a built app: `writeLicenses(<its folder>)`. It holds what the licenses of Creel and of all the
// software and data in it ask to be passed on. A step of scripts/build.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";
import { withTexts } from "../supply-chain/license-texts.mjs";
import { readLock, shippedPackages } from "../supply-chain/locked-packages.mjs";

const PARTS = {
  browser: "the app that browsers load",
  server: "the server",
  help: "the help pages",
  data: "data of Creel that was made from it",
};

export function writeLicenses(dist, root = ROOT) {
  const packages = withTexts(root, shippedPackages(readLock(root)));
  const text = [
    chapter("Creel", readFileSync(join(root, "LICENSE"), "utf8")),
    chapter("Notices", readFileSync(join(root, "NOTICE"), "utf8")),
    chapter("Software of others", describeAll(packages)),
    ...groupByText(packages).map(([names, license]) => chapter(names.join("\n"), license)),
  ].join("\n\n");
  writeFileSync(join(dist, "licenses.txt"), `${text}\n`);
}

function chapter(title, text) {
  return `${"=".repeat(80)}\n${title}\n${"=".repeat(80)}\n\n${text.trim()}`;
}

function describeAll(packages) {
  const parts = Object.entries(PARTS).map(([part, what]) => `- ${part}: ${what}`);
  const intro = [
    "Creel holds these packages, in these parts:",
    "",
    ...parts,
    "",
    "The texts of their licenses follow.",
  ];
  const lines = packages.map(
    ({ name, version, license, parts: inParts }) => `${name} ${version}: ${license} (${inParts.join(", ")})`,
  );
  return [...intro, "", ...lines].join("\n");
}

/** Returns each text once, with the packages that are under it. */
function groupByText(packages) {
  const byText = new Map();
  for (const { name, version, texts } of packages) {
    for (const text of new Set(texts)) byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...byText].map(([text, names]) => [names, text]);
}
