import { JARGON, USUAL_TERMS } from "./jargon.mjs";

const USUAL = bounded(USUAL_TERMS.flatMap(({ terms }) => terms).join("|"), "g");

/** The most frequent first; `names` are folders/, files and functions(). */
export function findJargon(measured) {
  const names = [...new Set(measured.flatMap(namesIn))];
  return JARGON.map(({ word, instead }) => {
    const pattern = bounded(word);
    return { word, instead, names: names.filter((name) => pattern.test(withoutUsualTerms(name))) };
  })
    .filter(({ names: found }) => found.length > 0)
    .toSorted((a, b) => b.names.length - a.names.length);
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
