import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { asCreels } from "../testing/own-answers.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["of the server tells", "no-store", HOUR_MS],
  ["of a cache does not tell", "max-age=3600", 0],
])("an answer %s how far the clock is off", async (_whose, cacheControl, expected) => {
  // A `Date` header has no fractions of a second.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-07-01T06:00:00Z") });
  vi.resetModules();
  const nothing = { getItem: () => null, setItem: () => {} };
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("sessionStorage", nothing);
  vi.stubGlobal("fetch", async () => {
    const date = new Date(Date.now() + HOUR_MS).toUTCString();
    return asCreels(Response.json({}, { headers: { date, "cache-control": cacheControl } }));
  });
  const { send } = await import("./send.ts");
  const { clockOffset } = await import("../device/clock.ts");

  await send({ path: "/config" }, z.object({}));

  expect(clockOffset() ?? 0).toBe(expected);
});
