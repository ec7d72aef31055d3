import { expect, test } from "vitest";

import { csvOfTally } from "./tally-csv.ts";
import { tallyRows } from "./tally-rows.ts";

const STEPS = [
  { day: "2026-05-02", score: 61.5, fish: 2, hours: 3, bits: 0 },
  { day: "2026-05-09", score: 48, fish: 0, hours: 4.5, bits: 0.25 },
];
const LATE = [{ day: "2026-05-04", score: 70, fish: 1, hours: 2, after: 1 }];

test("what the score was worth comes trip by trip, the latest first, without bits where it came afterwards", async () => {
  expect(await csvOfTally(tallyRows(STEPS, LATE))).toBe(
    [
      "\uFEFFday,score,fish,hours,bits,sum",
      "2026-05-09,48,0,4.5,0.25,0.25",
      "2026-05-04,70,1,2,,",
      "2026-05-02,61.5,2,3,0,0",
      "",
    ].join("\n"),
  );
});
