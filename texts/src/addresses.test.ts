import { expect, test } from "vitest";

import { addressIn, directionOf, pathOf } from "./addresses.ts";

test.each([
  { locale: "en", path: "/", address: "/" },
  { locale: "en", path: "/about", address: "/about" },
  { locale: "de", path: "/", address: "/de" },
  { locale: "pt-BR", path: "/login?mode=register", address: "/pt-br/login?mode=register" },
])("$path has the address $address in $locale", ({ locale, path, address }) => {
  expect(addressIn(locale, path)).toBe(address);
});

test.each([
  { address: "/en-xa", path: "/" },
  { address: "/en-xa/about", path: "/about" },
  { address: "/en-xample", path: "/en-xample" },
  { address: "/about", path: "/about" },
  { address: "/", path: "/" },
])("the page at $address is $path in English", ({ address, path }) => {
  expect(pathOf(address)).toBe(path);
});

test("languages that are written from right to left are drawn so", () => {
  expect(["en", "de", "ar", "he-IL"].map(directionOf)).toEqual(["ltr", "ltr", "rtl", "rtl"]);
});
