import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../../testing/open-page.ts";

const REFUSED = () => Response.json({}, { status: 400 });
const NONE = {
  "GET /catches": { catches: [], nextCursor: null, total: 0, didYouMean: null },
  "GET /catches/stats/totals": {
    count: 0,
    totalWeight: null,
    heaviest: null,
    longest: null,
    firstDay: null,
    lastDay: null,
  },
};

test("catches that cannot be loaded are said so, and tried again when asked", async () => {
  const { person, network } = openPage("/catches", {
    answers: { ...NONE, "GET /catches": REFUSED },
  });
  expect(await screen.findByText("Your catches could not be loaded")).toBeVisible();
  expect(screen.getByText(/^Everything you logged is safe\. Creel did not answer\./)).toBeVisible();
  network.answer(NONE);
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
});
