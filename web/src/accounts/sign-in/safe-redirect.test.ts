import { expect, test } from "vitest";

import { safeRedirect, signInPath } from "./safe-redirect.ts";

const ORIGIN = "https://creel.example";

test.each(["/map", "/map?lat=1&lng=2#here", "/catches", "/dashboard?a=%2F%2Fevil.example"])(
  "goes on to %s",
  (wanted) => {
    expect(safeRedirect(wanted, ORIGIN)).toBe(wanted);
  },
);

test.each([
  null,
  "",
  "map",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/.//evil.example",
  "/a/..//evil.example",
  " //evil.example",
  "http://creel.example@evil.example",
])("stays here when asked to go on to %j", (wanted) => {
  expect(safeRedirect(wanted, ORIGIN)).toBe("/dashboard");
});

test("leads back to the whole path one came from", () => {
  const path = signInPath({ pathname: "/map", search: "?lat=1&lng=2", hash: "#x" });

  expect(path).toBe("/login?redirect=%2Fmap%3Flat%3D1%26lng%3D2%23x");
  const redirect = new URL(path, ORIGIN).searchParams.get("redirect");
  expect(safeRedirect(redirect, ORIGIN)).toBe("/map?lat=1&lng=2#x");
});
