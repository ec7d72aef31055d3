import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { ALONE, COMPANION, LINE_OUT, MOOD } from "../../testing/custom-fields.ts";
import { show } from "../../testing/show.tsx";
import type { CustomCount } from "./count-custom.ts";
import { CustomCounts } from "./custom-counts.tsx";

const named = (name: string, catches: number) => ({ name, catches });
const COUNTS: CustomCount[] = [
  { id: ALONE.id, range: null, values: [named("false", 4), named("true", 1)] },
  { id: LINE_OUT.id, range: { noted: 3, least: 40, greatest: 60.5, mean: 50.123456 }, values: [] },
  { id: "gone", range: null, values: [named("Lund", 1)] },
];

test("what is noted in own fields is counted: each choice, and of numbers where they lie and their mean", async () => {
  const fields = [LINE_OUT, COMPANION, ALONE];
  show(<CustomCounts subject="catch" counts={COUNTS} />, { answers: { "GET /custom-fields": { fields } } });

  const line = within(await screen.findByRole("region", { name: "Line out" }));
  expect(line.getByText("40 ft to 60.5 ft, 50.12 ft on average")).toBeVisible();
  expect(line.getByText("3 fish")).toBeVisible();
  const alone = within(screen.getByRole("region", { name: "Alone" }));
  expect(alone.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "No44 fish",
    "Yes11 fish",
  ]);
  expect(screen.getAllByRole("region")).toHaveLength(2);
});

test("of texts those are shown that stand there again, of trips as trips", async () => {
  const texts = [named("Calm", 3), named("The day the motor died", 1)];
  const counts: CustomCount[] = [
    { id: MOOD.id, range: null, values: texts },
    { id: "pace", range: null, values: [named("Slow", 1)] },
  ];
  const fields = [MOOD, { ...MOOD, id: "pace", name: "Pace" }];
  show(<CustomCounts subject="trip" counts={counts} />, {
    answers: { "GET /custom-fields": { fields } },
  });

  const mood = within(await screen.findByRole("region", { name: "Mood" }));
  expect(mood.getByText("trips", { exact: true })).toBeVisible();
  expect(mood.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Calm33 trips"]);
  expect(screen.getAllByRole("region")).toHaveLength(1);
});
