import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import * as z from "zod/mini";

import { renewPart, tableOf, WRITE_IT } from "../testing/generated-part.ts";
import { environmentSchema } from "./environment.ts";
import { readSettings } from "./settings.ts";

/** Explains every setting, and has the defaults (settings.test.ts). */
const EXAMPLE = readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8");
/** The part of a setting's JSON schema that names its values. */
const shapesSchema = z.record(
  z.string(),
  z.object({
    enum: z.optional(z.array(z.string())),
    minimum: z.optional(z.number()),
    maximum: z.optional(z.number()),
  }),
);
const { properties } = z.toJSONSchema(environmentSchema, { unrepresentable: "any" });
const shapes = shapesSchema.parse(properties);

interface Entry {
  names: string[];
  defaults: string[];
  meaning: string;
}

interface Group {
  title: string;
  entries: Entry[];
}

/** Settings that follow one comment without an empty line share it. */
function readGroups(): Group[] {
  const [, ...parts] = EXAMPLE.split(/^# --- (.+?) -+$/m);
  return parts.flatMap((title, index) => {
    const body = parts[index + 1];
    return index % 2 === 0 && body !== undefined
      ? [{ title, entries: body.split(/\n{2,}/).flatMap(toEntry) }]
      : [];
  });
}

function toEntry(block: string): Entry[] {
  const lines = block.trim().split("\n");
  const settings = lines.flatMap((line) => /^([A-Z0-9_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? []);
  const names = settings.filter((_, index) => index % 2 === 0);
  const defaults = settings.filter((_, index) => index % 2 === 1);
  const meaning = lines.flatMap((line) => /^# ?(.*)$/.exec(line)?.[1] ?? []).join(" ");
  return names.length === 0 ? [] : [{ names, defaults, meaning }];
}

const groups = readGroups();

test("every setting has words of its own or shares those above it", () => {
  const entries = groups.flatMap((group) => group.entries);

  expect(entries.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(shapes).toSorted());
  expect(entries.filter(({ meaning }) => meaning === "")).toEqual([]);
});

test("the page of the settings says what the code takes", () => {
  const tables = groups.map(({ title, entries }) => {
    const rows = entries.map(({ names, defaults, meaning }) => [
      names.map((name) => `\`${name}\`${isSecret(name) ? " (secret)" : ""}`).join(", "),
      [...new Set(names.map(valuesOf))].filter(Boolean).join("; "),
      defaults
        .map((text) => (text === "" ? "" : `\`${text}\``))
        .filter(Boolean)
        .join(", "),
      linked(meaning),
    ]);
    return `## ${title}\n\n${tableOf(["Setting", "Values", "Default", "Meaning"], rows)}`;
  });

  const { text, renewed } = renewPart("settings.md", "settings", tables.join("\n\n"));
  expect(text, WRITE_IT).toBe(renewed);
});

function valuesOf(name: string): string {
  const { enum: words, minimum, maximum } = shapes[name] ?? {};
  if (words) return words.map((word) => `\`${word}\``).join(", ");
  return minimum === undefined || maximum === undefined
    ? ""
    : `${minimum} to ${maximum.toLocaleString("en-US")}`;
}

/** A secret can be in a file. A file that is not there is a problem only then. */
function isSecret(name: string): boolean {
  try {
    readSettings({ [`${name}_FILE`]: "/nowhere/secret" });
    return false;
  } catch {
    return true;
  }
}

/** Turns names of documents into links, and leaves code as it is. */
function linked(meaning: string): string {
  return meaning
    .replaceAll(/\bdocs\/([\w-]+\.md)\b/g, "[$1]($1)")
    .replaceAll(/(?<![\w/.])((?:https?|postgres|smtps?):\/\/[^\s,)]*[^\s,).:])/g, "`$1`")
    .replaceAll(/</g, "&lt;");
}
