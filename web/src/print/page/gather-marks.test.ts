import { expect, test } from "vitest";

import { gatherMarks } from "./gather-marks.ts";

test("marks apart keep their own numbers", () => {
  expect(
    gatherMarks(
      [
        [0, 0],
        [50, 0],
      ],
      20,
    ),
  ).toEqual([
    { at: [0, 0], text: "1" },
    { at: [50, 0], text: "2" },
  ]);
});

test("marks on one spot are one mark with all numbers", () => {
  expect(
    gatherMarks(
      [
        [0, 0],
        [90, 90],
        [3, 4],
        [0, 1],
        [1, 0],
        [2, 0],
      ],
      20,
    ).map(({ text }) => text),
  ).toEqual(["1, 3–6", "2"]);
});
