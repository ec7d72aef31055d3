import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";

import { tripPlacesQuery } from "../../../trips/data/api.ts";
import { beginPageWork } from "../../../ui/hooks/once-settled.ts";
import { SHAPES } from "./shapes.ts";
import { withCache } from "./with-cache.ts";

vi.mock(import("./cache-owner.ts"), () => ({ cacheOwner: () => "maren" }));
vi.mock(import("./cache-store.ts"), () => ({
  deviceCacheStore: {
    get: async () => ({ userId: "maren", shapes: SHAPES, at: Date.now(), data: "as it was" }),
    put: async () => {},
  },
}));

test("an answer that was kept is shown, and asked for anew once the page has done its work", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ask = vi.fn<() => Promise<string>>().mockResolvedValue("as it is");
  const endWork = beginPageWork();
  const queryKey = [...tripPlacesQuery.queryKey];
  const client = new QueryClient({ defaultOptions: { queries: { persister: withCache } } });

  expect(await client.fetchQuery({ queryKey, queryFn: ask })).toBe("as it was");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();

  endWork();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledOnce();
  expect(client.getQueryData(queryKey)).toBe("as it is");
});
