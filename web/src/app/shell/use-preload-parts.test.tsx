import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { usePreloadParts } from "./use-preload-parts.ts";

const loaded = vi.hoisted(() => new Set<string>());
vi.mock("../../catches/outbox/catch-overlay.ts", () => ({ part: loaded.add("overlay") }));
vi.mock("../../ui/overlays/toast-list.tsx", () => ({ part: loaded.add("toasts") }));

function Shell() {
  usePreloadParts();
  return null;
}

test("what shows a catch that is saved without a network is loaded before there is none", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Shell />
    </QueryClientProvider>,
  );
  await expect.poll(() => [...loaded].toSorted()).toEqual(["overlay", "toasts"]);
});
