// Which names of the code have a word of jargon.mjs in them.
import { JARGON, USUAL_NAMES } from "./jargon.mjs";

/** The words that were found, the most frequent first; `names` are folders/, files and functions(). */
export function findJargon(measured) {
  const names = [...new Set(measured.flatMap(namesIn))].filter((name) => !USUAL_NAMES.has(toKebab(name)));
  return JARGON.map(({ word, instead }) => {
    const pattern = new RegExp(`(^|[-.])(${word})([-.]|$)`);
    return { word, instead, names: names.filter((name) => pattern.test(toKebab(name))) };
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

function toKebab(name) {
  return name
    .replace(/\/$|\(\)$|\.(tsx?|m?js)$/, "")
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .toLowerCase();
}
