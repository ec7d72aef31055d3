import { expect, test } from "vitest";

import { english } from "../language/languages.ts";
import { describeRefusal, type Refusal } from "./refusals.ts";

test.each<[Refusal, string]>([
  [{ code: "photo_format" }, "Photos must be JPEG, PNG, WebP, GIF or AVIF images."],
  [{ code: "photo_damaged" }, "This photo is damaged and cannot be read. Please choose it again."],
  [{ code: "photo_pixels", megapixels: 50 }, "Photos must have at most 50 megapixels."],
  [{ code: "photo_side", pixels: 20_000 }, "Photos must be at most 20,000 pixels wide and high."],
  [{ code: "field_too_large", name: "notes" }, "notes is too large."],
  [{ code: "before_year", year: 1900 }, "Date must not be before 1900"],
  [{ code: "if_match" }, 'If-Match must be a version in quotes, like "3"'],
  [{ code: "required", field: "email" }, "Email is required"],
])("%o is said as it stands in the contract", (refusal, sentence) => {
  expect(describeRefusal(refusal, english)).toBe(sentence);
});
