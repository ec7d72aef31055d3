import { SAMPLE_EVIDENCE } from "@creel/domain/samples/sample-evidence";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../testing/open-page.ts";

test("the home page answers with the sample log, and shows a day without a fish among those alike", async () => {
  openPage("/", { user: null });
  expect(await screen.findByRole("heading", { name: "What you get back" })).toBeVisible();
  const { days, blanks } = SAMPLE_EVIDENCE.like;
  expect(
    screen.getByText(new RegExp(`^On the ${days} most similar days:.* Skunked on ${blanks} of them`)),
  ).toBeVisible();
  const rows = within(screen.getByRole("list", { name: "Three of these days" })).getAllByRole("listitem");
  expect(rows.filter((row) => row.textContent.endsWith("Blank"))).toHaveLength(1);
  expect(screen.getByText(/^Morning is better: about .+ times, likely /)).toBeVisible();
});
