import { expect, test } from "vitest";

import guide from "../../../../docs/guide/from-a-spreadsheet.md?raw";
import { open, plan, textFile } from "../../testing/import-files.ts";

test("the example of the guide is read as the guide says", async () => {
  const [, example = ""] = /^## A small example\n\n```\n([\s\S]*?)```$/m.exec(guide) ?? [];
  await open(textFile(example, "log.csv"));
  const { questions } = await plan();
  const { catches } = await plan({ blanks: "trips" });

  expect(questions).toEqual(["blanks"]);
  expect(catches).toMatchObject([
    {
      fields: { species: "Walleye", fate: "released", lure_type: "Jig" },
      water: "Lake Vermilion",
      problems: [],
    },
    { fields: { species: "Perch", fate: "kept", lure_type: "Jig" }, water: "Lake Vermilion", problems: [] },
    { isBlank: true, water: "Pelican Lake", problems: [] },
  ]);
});
