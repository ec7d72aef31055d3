import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { openPage } from "../../../testing/open-page.ts";

vi.mock("../../../insights/page/how-computed.tsx", () => new Promise(() => {}));

test("the score does not wait for the code of what else stands below the rates", async () => {
  openPage("/catches/insights", { answers: { "GET /insights/outings": simulatedOutings(30) } });
  expect(await screen.findByRole("heading", { name: "The fishing score" })).toBeVisible();
});
