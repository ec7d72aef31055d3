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
// Files that run later in this process would wait for a module that never loads.
afterAll(() => load());

test("what an angler decides by does not wait for the code of what stands below it", async () => {
  openPage("/catches/insights", { answers: { "GET /insights/outings": simulatedOutings(40) } });
  expect(await screen.findByRole("heading", { name: "By hour" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "By lure" })).toBeVisible();
});
