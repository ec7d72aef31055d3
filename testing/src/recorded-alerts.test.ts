import { paragraphsOf } from "@creel/domain/weather/alert-paragraphs";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { readRecorded, recordedFolder } from "./recorded.ts";

const collectionSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ description: z.nullable(z.string()), instruction: z.nullable(z.string()) }),
    }),
  ),
});

/**
 * Matches the markup of the wire format: marks of lists and titles, dots for commas, separators, and a time without a
 * colon.
 */
const MARKUP = /^[*.-]|\.{2,}|&&|\$\$|\n| {2}|\b\d{3,4} [AP]M\b/;

test
  .skipIf(!recordedFolder())
  .each([
    "nws/weathergov-alerts-active-2026-05-14.json",
    "nws/weathergov-alerts-active-2026-07-15.json",
    "nws/weathergov-extreme-blizzard-2024-01-03-edited.json",
    "nws/pynws-alerts_active_zone.json",
  ])("of the wire's markup nothing is left in %s, and no word is lost", async (file) => {
  const { features } = collectionSchema.parse(JSON.parse(await readRecorded(file)));
  const texts = features.flatMap(({ properties }) => [
    properties.description ?? "",
    properties.instruction ?? "",
  ]);

  expect(texts.flatMap(partsOf).filter((part) => MARKUP.test(part))).toEqual([]);
  for (const text of texts) expect(lettersOf(partsOf(text).join(" "))).toBe(lettersOf(withoutEmpty(text)));
});

function partsOf(text: string): string[] {
  return paragraphsOf(text).flatMap(({ title, text: paragraph, items }) =>
    [title ?? "", paragraph].concat(items),
  );
}

/** Removes parts that say nothing: a product's address, and a title with nothing below it. */
function withoutEmpty(text: string): string {
  return text.replace(/^\s*[A-Z]{6}\n/, "").replaceAll(/\* [A-Z ]+\.{3}\s*(?=\* |[A-Z]{3}|$)/g, "");
}

/** Returns the letters and digits, which are the warning. The punctuation belongs to the wire format. */
function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
