import { expect, test } from "vitest";

import { cleanName } from "./clean-name.ts";

test.each([
  ["composed and decomposed letters", "A\u0308sche", "\u00C4sche"],
  ["a space of no width", "Pi\u200Bke\u200B", "Pike"],
  ["a letter that turns the direction", "\u202EPike\u202C", "Pike"],
  ["a byte order mark", "\uFEFFPike", "Pike"],
  ["a soft hyphen", "Wall\u00ADeye", "Walleye"],
  ["a joiner that joins nothing", "Pi\u200Dke\u200C", "Pike"],
  ["full width", "Ｐｉｋｅ２", "Pike2"],
  ["a space that does not break", "Northern\u00A0Pike\u3000", "Northern Pike"],
])("%s makes no other name", (_what, written, name) => {
  expect(cleanName(written)).toBe(name);
});

test.each(["👨‍👩‍👧", "❤️‍🔥 Pike", "ماهی‌قزل", "ブラックバス（小）", "Bass (Smallmouth)", "Щука", "Łosoś"])(
  "“%s” stays as it is",
  (name) => {
    expect(cleanName(name)).toBe(name.normalize("NFC"));
  },
);
