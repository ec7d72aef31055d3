import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";

import { openPage } from "../../testing/open-page.ts";

let load = () => {};
const isWanted = new Promise<void>((resolve) => {
  load = resolve;
});
vi.mock(import("./below.tsx"), async (importOriginal) => {
  await isWanted;
  return importOriginal();
});
// What is never loaded would be waited for by the files that follow in this process.
afterAll(() => load());

test("what an angler decides by does not wait for the code of what stands below it", async () => {
  openPage("/catches/insights", { answers: { "GET /insights/outings": simulatedOutings(40) } });
  expect(await screen.findByRole("heading", { name: "By hour" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "By lure" })).toBeVisible();
});
