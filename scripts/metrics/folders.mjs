// Counts the files in folders, and finds folders that import from each other.
import { posix } from "node:path";

import { parseSync } from "vite";

import { isSource } from "./source-files.mjs";

export const MOST_FILES = 30;

export function countFiles(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

/** Returns pairs such as "a <-> b". Types and lazy imports count. */
export function twoWayPairs(sources) {
  const arrows = new Set(sources.flatMap(arrowsOf));
  return [...arrows]
    .map((arrow) => arrow.split(" -> "))
    .filter(([from, to]) => from < to && arrows.has(`${to} -> ${from}`))
    .map(([from, to]) => `${from} <-> ${to}`)
    .toSorted();
}

function arrowsOf({ path, text }) {
  const from = posix.dirname(path);
  return importsOf(path, text)
    .map((specifier) => posix.join(from, specifier))
    .filter((target) => isSource(target))
    .map((target) => posix.dirname(target))
    .filter((to) => to !== from)
    .map((to) => `${from} -> ${to}`);
}

function importsOf(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)]
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest }) => moduleRequest.value);
  const lazy = dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((argument) => /^["'`]/.test(argument))
    .map((argument) => argument.slice(1, -1));
  return [...named, ...lazy].filter((specifier) => specifier.startsWith("."));
}
