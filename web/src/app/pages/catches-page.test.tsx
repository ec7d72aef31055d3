import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { hold } from "../../testing/network.ts";
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
  const held = hold(REFUSED);
  network.answer({ "GET /catches": held.answer });
  const again = screen.getByRole("button", { name: "Try again" });
  await person.click(again);
  await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
  held.release();
  await waitFor(() => expect(again).not.toHaveAttribute("aria-disabled"));
  expect(again, "it stays where it is pressed").toHaveFocus();
  network.answer(NONE);
  await person.click(again);
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
});
