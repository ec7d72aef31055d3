import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../testing/show.tsx";
import { TripsFound } from "./trips-found.tsx";

test.each([
  [11, "We found 11 trips in these catches"],
  [1, "We found 1 trip in these catches"],
])(
  "%i trips that were found are told, and lead to where those of this import are looked at",
  async (total, text) => {
    show(
      <ul aria-label="After">
        <TripsFound importId="an-import" />
      </ul>,
      { answers: { "GET /imports/an-import/trips": { proposals: [], total } } },
    );

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: "View" })).toHaveAttribute(
      "href",
      "/catches/trips/found?import=an-import",
    );
  },
);
