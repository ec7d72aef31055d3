// Checks the catalogs of the translations: each text is there, with the placeholders, tags and plural forms that it needs.
// `node scripts/check-catalogs.mjs [the folder that is read, with its English catalogs]`
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";

import { SOURCE_LOCALE, TRANSLATIONS } from "../texts/src/locales.ts";
import { AREAS } from "../web/src/i18n/locales.ts";
import { extractTexts } from "./build/texts.mjs";
import { ROOT } from "./setup/prepare.mjs";

const TAG = /<(\/?)(\w+)(\/?)>/g;
const MISSING = "is not translated";
/** Integers up to here have every plural form that a text of Creel can need. */
const HIGHEST = 200;

/** Returns what is wrong with one translation, in words; empty if nothing is. */
export function findProblems(source, translation, locale) {
  if (translation === "") return [MISSING];
  const [wanted, found] = [partsOf(source), partsOf(translation)];
  return [
    ...differences(wanted.placeholders, found.placeholders).map((name) => `placeholder ${name}`),
    ...differences(wanted.tags, found.tags).map((tag) => `tag ${tag}`),
    ...found.plurals.flatMap((forms) => wrongForms(forms, locale)),
    ...unbalancedTags(found.branches),
  ];
}

function partsOf(message) {
  const parts = { placeholders: new Set(), tags: new Set(), plurals: [], branches: [] };
  collect(compileMessage(message), parts);
  return parts;
}

function collect(tokens, parts) {
  const list = typeof tokens === "string" ? [tokens] : tokens;
  const text = list.filter((token) => typeof token === "string").join("");
  parts.branches.push(text);
  for (const [tag] of text.matchAll(TAG)) parts.tags.add(tag);
  for (const token of list) if (typeof token !== "string") collectPlaceholder(token, parts);
}

/** @param forms the texts by plural form, if there are several */
function collectPlaceholder([name, kind, forms], parts) {
  // A language may need a plural where English needs none.
  parts.placeholders.add(name);
  if (typeof forms !== "object" || forms === null) return;
  const { offset: _offset, ...texts } = forms;
  if (kind !== "select") parts.plurals.push(Object.keys(texts));
  for (const text of Object.values(texts)) collect(text, parts);
}

function differences(wanted, found) {
  return [
    ...[...wanted.difference(found)].map((one) => `${one} is missing`),
    ...[...found.difference(wanted)].map((one) => `${one} is not in the English text`),
  ];
}

function wrongForms(forms, locale) {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(["other"]);
  for (let number = 0; number <= HIGHEST; number += 1) needed.add(rules.select(number));
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const named = new Set(forms.filter((form) => !/^=?\d+$/.test(form)));
  return [
    ...[...needed.difference(named)].map((form) => `plural form "${form}" is missing`),
    ...[...named.difference(known)].map((form) => `plural form "${form}" does not exist in ${locale}`),
  ];
}

/** @param branches each text between placeholders, whose tags must open and close in it */
function unbalancedTags(branches) {
  return branches.flatMap((text) => {
    const open = [];
    for (const [tag, closing, name, single] of text.matchAll(TAG)) {
      if (single) continue;
      if (!closing) open.push(name);
      else if (open.pop() !== name) return [`tag ${tag} closes nothing`];
    }
    return open.map((name) => `tag <${name}> is not closed`);
  });
}

function checkAll(tree) {
  if (tree === undefined) extractTexts();
  const folder = join(tree ?? ROOT, "web/locales");
  const translations = tree === undefined ? TRANSLATIONS : foldersIn(folder);
  const areas = Object.keys(AREAS).filter((area) => existsSync(join(folder, SOURCE_LOCALE, `${area}.po`)));
  const english = new Map(areas.map((area) => [area, readCatalog(folder, { locale: SOURCE_LOCALE, area })]));
  const problems = translations.flatMap((locale) =>
    areas.flatMap((area) => {
      const translated = readCatalog(folder, { locale, area });
      return Object.entries(english.get(area)).flatMap(([id, { translation, message }]) => {
        const source = translation || message || id;
        const found = findProblems(source, translated[id]?.translation ?? "", locale);
        return found.map((problem) => `web/locales/${locale}/${area}.po: “${source}”: ${problem}`);
      });
    }),
  );
  report(problems, [...english.values()].flatMap(Object.keys).length, translations.length);
}

function foldersIn(folder) {
  return readdirSync(folder).filter((name) => name !== SOURCE_LOCALE);
}

function readCatalog(folder, { locale, area }) {
  const filename = join(folder, locale, `${area}.po`);
  return formatter().parse(readFileSync(filename, "utf8"), { locale, sourceLocale: SOURCE_LOCALE, filename });
}

function report(problems, texts, languages) {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const missing = problems.filter((problem) => problem.endsWith(MISSING)).length;
  process.stdout.write(
    `${texts} texts in ${languages} languages: ${missing} missing, ${problems.length} problems\n`,
  );
  if (problems.length === 0) return;
  process.stderr.write("docs/translating.md says how to go on.\n");
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) checkAll(process.argv[2]);
