import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { DoubtfulEntries } from "./doubtful-entries.tsx";

test("entries that look doubtful are counted after an import, and lead to where they are looked over", async () => {
  show(
    <ul aria-label="After">
      <DoubtfulEntries />
    </ul>,
    {
      answers: {
        "GET /doctor": { looked: 90, findings: [], catches: [], trips: [], imported: [], total: 3 },
      },
    },
  );

  expect(await screen.findByText("3 things look off")).toBeVisible();
  expect(screen.getByRole("link", { name: "View" })).toHaveAttribute("href", "/catches/doctor");
});
