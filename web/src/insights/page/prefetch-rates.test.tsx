import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";

import { openPage } from "../../testing/open-page.ts";
import { askReport } from "../report/ask-report.ts";

let load = () => {};
const isWanted = new Promise<void>((resolve) => {
  load = resolve;
});
vi.mock(import("./insights-page.tsx"), async (importOriginal) => {
  await isWanted;
  return importOriginal();
});
vi.mock(import("../report/ask-report.ts"), { spy: true });
// Files that run later in this process would wait for a module that never loads.
afterAll(() => load());

function ratesAsked() {
  return vi.mocked(askReport).mock.calls.filter(([name]) => name === "decisions");
}

test("rates are worked out while the code of the page is on its way, for what the address asks, and once", async () => {
  openPage("/catches/insights?species=Walleye&perLine=1", {
    answers: { "GET /insights/outings": simulatedOutings(3), "GET /insights/questions": { questions: [] } },
  });
  await waitFor(() => expect(ratesAsked()).toHaveLength(1));
  expect(ratesAsked()).toMatchObject([["decisions", { species: "Walleye", isPerLine: true }, "rates"]]);
  expect(screen.queryByRole("heading", { name: "What worked" })).not.toBeInTheDocument();

  load();
  expect(await screen.findByRole("heading", { name: "What worked" })).toBeVisible();
  expect(ratesAsked()).toHaveLength(1);
});
