import { expect, test } from "vitest";

import { firstPages, unlessHuge } from "./size-limits.ts";

test("of a list that was scrolled through to its end the first four pages are kept", () => {
  const pages = Array.from({ length: 400 }, (_, index) => ({ catches: [index] }));
  const pageParams = pages.map((_, index) => String(index));

  expect(firstPages({ pages, pageParams })).toEqual({
    pages: pages.slice(0, 4),
    pageParams: ["0", "1", "2", "3"],
  });
});

const points = (count: number) => ({
  parts: [0, 1].map((part) => ({ ids: Array.from({ length: count / 2 }, (_, id) => `${part}-${id}`) })),
});

test("ten thousand points are kept as they are, a hundred thousand are not", () => {
  const tenThousand = points(10_000);

  expect(unlessHuge(tenThousand)).toBe(tenThousand);
  expect(unlessHuge(points(100_000))).toBeNull();
});
