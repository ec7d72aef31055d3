import { expect, test } from "vitest";

import { findFieldError } from "../errors/field-error.ts";
import { LICENSE_LIMITS, licenseChangesSchema, newLicenseSchema } from "./new-license.ts";

function problemOf(fields: object) {
  const [issue] = newLicenseSchema.safeParse({ name: "Card", ...fields }).error?.issues ?? [];
  return issue && { field: issue.path.join("."), code: findFieldError(issue.message)?.code };
}

test("a name is all that a license needs", () => {
  expect(newLicenseSchema.parse({ name: " River Tarn " })).toEqual({ name: "River Tarn", water_ids: [] });
});

test.each([
  [{ name: " " }, "name", "required"],
  [{ number: "1".repeat(LICENSE_LIMITS.number + 1) }, "number", "too_long"],
  [{ holder: 7 }, "holder", "not_text"],
  [{ valid_from: "2026-02-30" }, "valid_from", "day"],
  [{ valid_to: "tomorrow" }, "valid_to", "day"],
  [{ valid_from: "2026-03-02", valid_to: "2026-03-01" }, "valid_to", "day_order"],
  [{ water_ids: ["Tarn"] }, "water_ids.0", "not_uuid"],
  [{ note: "x".repeat(LICENSE_LIMITS.note + 1) }, "note", "too_long"],
])("%j is refused for its %s", (fields, field, code) => {
  expect(problemOf(fields)).toEqual({ field, code });
});

test("a license may be for a single day, and begin or end at no named day", () => {
  expect(problemOf({ valid_from: "2026-03-01", valid_to: "2026-03-01" })).toBeUndefined();
  expect(problemOf({ valid_from: "2026-03-01", valid_to: null })).toBeUndefined();
  expect(problemOf({ valid_from: null, valid_to: "2026-03-01" })).toBeUndefined();
});

test("a change has only the fields that change", () => {
  expect(licenseChangesSchema.parse({ valid_to: null })).toEqual({ valid_to: null });
});
