import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { CONTOURS_SIZE, drawContours } from "./contours.tsx";

const textOf = (seed: string) =>
  drawContours(seed)
    .map(({ d }) => d)
    .join("\n");

test("the same id has the same contours, and no two ids have, also when they were made in one moment", () => {
  const ids = Array.from({ length: 150 }, () => uuidv7());

  expect(textOf(ids[0] ?? "")).toBe(textOf(ids[0] ?? ""));
  expect(new Set(ids.map(textOf)).size).toBe(ids.length);
});

test("every drawing has several lines, within its bounds, and not so many that it turns into a color", () => {
  for (let number = 0; number < 60; number += 1) {
    const text = textOf(`catch ${number}`);
    const numbers =
      text.match(/-?\d+(\.\d+)? -?\d+(\.\d+)?/g)?.map((pair) => pair.split(" ").map(Number)) ?? [];
    expect(drawContours(`catch ${number}`).length).toBeGreaterThanOrEqual(3);
    expect(text.length).toBeLessThan(16_000);
    expect(
      numbers.every(
        ([x = -1, y = -1]) => x >= 0 && x <= CONTOURS_SIZE.width && y >= 0 && y <= CONTOURS_SIZE.height,
      ),
    ).toBe(true);
    expect(text).not.toContain("NaN");
  }
});
