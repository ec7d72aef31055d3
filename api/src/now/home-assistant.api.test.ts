import { readFileSync } from "node:fs";
import { join } from "node:path";

import { nowSchema } from "@creel/domain/now/now";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { setupApi } from "../testing/setup-api.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/home-assistant.md"), "utf8");

const yamlBlocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]) => text);
const [, forHomeAssistant = "", forHomepage = ""] = yamlBlocks;

/** The fields that the examples read. */
const inTemplates = [...forHomeAssistant.matchAll(/value_json\.(\w+)/g)].map(([, name = ""]) => name);
const inAttributes = [...forHomeAssistant.matchAll(/json_attributes: \[(.*)\]/g)].flatMap(([, list = ""]) =>
  list.split(", "),
);
const inMappings = [...forHomepage.matchAll(/^ +- field: (\w+)$/gm)].map(([, name = ""]) => name);
/** The names in the first column of the table of fields. */
const inTable = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, names = ""]) =>
  names.replaceAll("`", "").split(", "),
);

test("every field that the page names is in the answer, and the page names every field", async () => {
  const { as, given } = await setupApi();

  const answer = (await as(await given.user()).get("/v1/now")).json();

  const fields = Object.keys(nowSchema.shape);
  const named = [...inTemplates, ...inAttributes, ...inMappings];
  expect(named.length).toBeGreaterThan(20);
  expect([...named, ...inTable].filter((name) => !fields.includes(name))).toEqual([]);
  expect(fields.filter((name) => !inTable.includes(name))).toEqual([]);
  // Names of waters come only with a water.
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(named));
});

test("the answer is flat", async () => {
  const { as, given } = await setupApi();

  const answer: unknown = (await as(await given.user()).get("/v1/now")).json();

  const flat = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));
  expect(flat.safeParse(answer).success).toBe(true);
});
