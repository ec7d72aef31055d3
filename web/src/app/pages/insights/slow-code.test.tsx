import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";

import { openPage } from "../../../testing/open-page.ts";

let load = () => {};
const isWanted = new Promise<void>((resolve) => {
  load = resolve;
});
vi.mock(import("../../../insights/page/how-computed.tsx"), async (importOriginal) => {
  await isWanted;
  return importOriginal();
});
// What is never loaded would be waited for by the files that follow in this process.
afterAll(() => load());

test("the score does not wait for the code of what else stands below the rates", async () => {
  openPage("/catches/insights", { answers: { "GET /insights/outings": simulatedOutings(3) } });
  expect(await screen.findByRole("heading", { name: "The fishing score" })).toBeVisible();
});
