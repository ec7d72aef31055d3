import type { SourceProblem } from "@creel/domain/import/source/source-problem";

import { isObject, type Json } from "./json.ts";
import { newSource, type ReadSource, tableOfObjects } from "./read-source.ts";
import { RefusedFileError } from "./refusal.ts";

/** The longest list of objects: a file of another app holds its catches in one. */
export function readJsonTable(json: unknown): ReadSource {
  const lists = Array.isArray(json) ? [{ name: "", list: json }] : listsIn(json);
  const [longest, ...others] = lists.toSorted((one, other) => other.list.length - one.list.length);
  const objects = longest?.list.filter(isObject) ?? [];
  if (objects.length === 0) throw new RefusedFileError("nothing_known_inside");
  const rows = objects.map((object) => flat(object));
  const bare = longest?.list.filter((one) => !isObject(one)) ?? [];
  const problems = [
    ...others.filter(({ list }) => list.length > 0).map(({ name }) => name),
    ...bare.map((one) => JSON.stringify(one)),
  ].map((name): SourceProblem => ({ code: "other_list", name }));
  return newSource("table", { tables: [tableOfObjects("JSON", rows)], problems });
}

function listsIn(json: unknown): { name: string; list: readonly unknown[] }[] {
  const entries = isObject(json) ? Object.entries(json) : [];
  return entries.flatMap(([name, list]) => (Array.isArray(list) ? [{ name, list }] : []));
}

/** Values within values are columns, too: under their own name, and where that is another's, under all that lead there. */
export function flat(object: Json): Record<string, string> {
  const cells = new Map<string, string>();
  const add = (path: readonly string[], value: unknown): void => {
    if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) add([...path, name], inner);
      return;
    }
    const name = path.at(-1) ?? "";
    cells.set(cells.has(name) || (path.length > 1 && name in object) ? path.join(" ") : name, textOf(value));
  };
  add([], object);
  return Object.fromEntries(cells);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return typeof value === "string" ? value.trim() : JSON.stringify(value);
  return value.map((each) => (isObject(each) ? JSON.stringify(each) : textOf(each))).join(", ");
}
