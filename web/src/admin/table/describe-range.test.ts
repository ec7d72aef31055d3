import { expect, test } from "vitest";

import { describeRange, rangeSentence } from "./describe-range.ts";

test.each([
  [{ page: 1, limit: 25, total: 0 }, "None"],
  [{ page: 1, limit: 25, total: 7 }, "1 – 7 of 7"],
  [{ page: 6, limit: 25, total: 127 }, "126 – 127 of 127"],
  [{ page: 9, limit: 25, total: 127 }, "None here, 127 in total"],
  [{ page: 100, limit: 25, total: 10_000, hasMore: true }, "2,476 – 2,500 of more than 10,000"],
])("%o is %s", (list, text) => expect(describeRange(list)).toBe(text));

test.each([
  [{ page: 1, limit: 25, total: 0 }, "No catches"],
  [{ page: 1, limit: 25, total: 1 }, "1 catch"],
  [{ page: 2, limit: 25, total: 127 }, "26 to 50 of 127 catches"],
  [{ page: 9, limit: 25, total: 127 }, "None here, 127 in total"],
  [{ page: 1, limit: 100, total: 100, hasMore: true }, "1 to 100 of more than 100 catches"],
])("%o is heard as %s", (list, text) => expect(rangeSentence(list, "catches")).toBe(text));
