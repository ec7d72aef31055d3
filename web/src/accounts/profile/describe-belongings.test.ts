import { expect, test } from "vitest";

import { describeBelongings } from "./describe-belongings.ts";

test.each([
  [{ catches: 1214, photos: 186, trips: 0 }, "1,214 catches and 186 photos"],
  [{ catches: 1, photos: 1, trips: 1 }, "1 catch, 1 trip, and 1 photo"],
  [{ catches: 3, photos: 0, trips: 0 }, "3 catches"],
  [{ catches: 0, photos: 0, trips: 43 }, "43 trips"],
  [{ catches: 0, photos: 0, trips: 0 }, ""],
])("%o are %s", (totals, text) => {
  expect(describeBelongings(totals)).toBe(text);
});
