import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const SOURCES = ["web/src", "texts/src", "domain/src/species/names"];
const SOURCE = /(?<!\.test)\.tsx?$/;
/** Matches a text in the code, as t`…`, msg`…` or message: "…". */
const IN_CODE = [/\b(?:t|msg)`([^`]+)`/g, /\bmessage: "((?:[^"\\]|\\.)*)"/g];
/** A language whose catalogs have every text, each by its English words. */
const CATALOGS = "web/locales/de";
const MSGID = /^msgid ((?:".*"\n)+)/gm;
/** An element within a text. Some hold words for screen readers alone. */
const ELEMENT = /<(\d+)>.*?<\/\1>/g;
const TAG = /<\/?\d+\/?>/g;
/** A form of a plural that holds no value of its own. */
const FORM = /\b(?:one|other|=\d+) \{([^{}]*)\}/g;

/** Returns every English text that the web app shows, with curly quotation marks made straight. */
export function englishTexts() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((name) => SOURCE.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  );
  const inCode = files.flatMap((code) => IN_CODE.flatMap((pattern) => captured(code, pattern)));
  const catalogs = readdirSync(join(ROOT, CATALOGS)).map((name) =>
    readFileSync(join(ROOT, CATALOGS, name), "utf8"),
  );
  const inCatalogs = catalogs.flatMap((catalog) => captured(catalog, MSGID).map(unquoted));
  return new Set([...inCode, ...inCatalogs].flatMap(waysToRead).map(straight));
}

function waysToRead(text) {
  return [text.replaceAll(TAG, ""), text.replaceAll(ELEMENT, ""), ...captured(text, FORM)];
}

export function straight(text) {
  return text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"');
}

function captured(text, pattern) {
  return [...text.matchAll(pattern)].map(([, found]) => found);
}

/** The lines of a catalog's text. Its escapes are those of JSON. */
function unquoted(lines) {
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .join("");
}
