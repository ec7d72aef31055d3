import { expect, test } from "vitest";

import { countFates, keptAndReleased } from "./count-fates.ts";

test("all fish of an entry have its fate, and released hurt is released", () => {
  const counts = countFates([
    { fate: "kept", quantity: 3 },
    { fate: "released", quantity: 1 },
    { fate: "released_hurt", quantity: 2 },
    { fate: null, quantity: 4 },
  ]);
  expect(counts).toEqual({ fish: 10, kept: 3, released: 3, unknown: 4 });
  expect(keptAndReleased(counts)).toBe("3 / 3");
});

test("without a noted fate nothing is said, but of no fish none was kept", () => {
  expect(keptAndReleased(countFates([{ fate: null, quantity: 2 }]))).toBeNull();
  expect(keptAndReleased(countFates([]))).toBe("0 / 0");
});
