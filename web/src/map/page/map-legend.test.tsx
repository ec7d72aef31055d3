import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { answersOfLog } from "../../testing/log.ts";
import { show } from "../../testing/show.tsx";
import { MapLegend } from "./map-legend.tsx";

test.each([
  ["is open while its pins are drawn", "pins", true],
  ["is folded where heat is drawn in their place", "heat", false],
  ["is folded where rates are drawn in their place", "rate", false],
] as const)("the legend of species %s", async (_when, catches, isOpen) => {
  const layers = { catches, waters: false, trips: false };
  show(<MapLegend filters={NO_FILTERS} change={() => {}} layers={layers} />, {
    path: "/map",
    answers: answersOfLog(),
  });
  const head = await screen.findByRole("button", { name: "Species" });
  expect(head).toHaveAttribute("aria-expanded", String(isOpen));
});
