import { JARGON, USUAL_TERMS } from "./jargon.mjs";

const USUAL = bounded(USUAL_TERMS.flatMap(({ terms }) => terms).join("|"), "g");

/** Returns the words that names contain, most frequent first. `names` are folders/, files and functions(). */
export function findJargon(measured) {
  const names = allNames(measured);
  return JARGON.map(({ word, instead }) => {
    const pattern = bounded(word);
    return { word, instead, names: names.filter((name) => pattern.test(withoutUsualTerms(name))) };
  })
    .filter(({ names: found }) => found.length > 0)
    .toSorted((a, b) => b.names.length - a.names.length);
}

/** Returns the terms of USUAL_TERMS that no name contains any more. */
export function findUnusedTerms(measured) {
  const names = allNames(measured).map(toKebab);
  const terms = USUAL_TERMS.flatMap((usual) => usual.terms);
  return terms.filter((term) => !names.some((name) => bounded(term).test(name)));
}

function allNames(measured) {
  return [...new Set(measured.flatMap(namesIn))];
}

function namesIn({ path, functions }) {
  const parts = path.split("/");
  const folders = parts.slice(0, -1).map((name) => `${name}/`);
  const named = functions.filter(({ name }) => name).map(({ name }) => `${name}()`);
  return [...folders, parts.at(-1), ...named];
}

function withoutUsualTerms(name) {
  return toKebab(name).replaceAll(USUAL, "-");
}

function bounded(pattern, flags = "") {
  return new RegExp(`(?<=^|[-.])(${pattern})(?=[-.]|$)`, flags);
}

function toKebab(name) {
  return name
    .replace(/\/$|\(\)$|\.(tsx?|m?js)$/, "")
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .toLowerCase();
}
