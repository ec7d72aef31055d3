import { expect, test } from "vitest";

import { NOT_DRAWN_HERE } from "./not-drawn-here.ts";

const isDrawnHere = (address: string) => !NOT_DRAWN_HERE.some((pattern) => pattern.test(address));

test.each([
  "/docs",
  "/docs/",
  "/docs/guide/trips",
  "/docs/guide/trips?from=app",
  "/api/docs",
  "/s/abc",
  "/a.zip",
])("%s always comes from the server", (address) => {
  expect(isDrawnHere(address)).toBe(false);
});

test.each(["/", "/about", "/docsomething", "/catches/waters/1?from=docs"])(
  "%s is a page of the app, also without a network",
  (address) => {
    expect(isDrawnHere(address)).toBe(true);
  },
);
