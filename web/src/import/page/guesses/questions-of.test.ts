import { CONTEXT, NO_GRID, tableOf } from "@creel/domain/import/import-examples";
import { planImport } from "@creel/domain/import/plan/plan-import";
import { expect, test } from "vitest";

import { questionsOf } from "./questions-of.ts";

test("days without a fish are one question, with what its lines would be", () => {
  const table = tableOf(["Date|Species", "2024-06-05|None", "2024-06-06|Pike", "2024-06-07|skunked"]);
  const plan = planImport({ table, choices: {}, context: CONTEXT, readGrid: NO_GRID });

  const [question, ...others] = questionsOf(plan, { detailName: String });

  expect(others).toEqual([]);
  expect(question?.title).toBe("2 lines are days without a fish. How should Creel log them?");
  expect(question?.answers.map(({ name, change }) => [name, change])).toEqual([
    ["Trips without fish", { blanks: "trips" }],
    ["Left out", { blanks: "left_out" }],
    ["Catches, as written", { blanks: "catches" }],
  ]);
  expect(question?.samples).toEqual([
    { line: 2, text: "None", readings: ["2024-06-05", "–", "None"] },
    { line: 4, text: "skunked", readings: ["2024-06-07", "–", "skunked"] },
  ]);
});
