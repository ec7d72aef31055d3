import { expect, test } from "vitest";

import { findFieldError } from "../errors/field-error.ts";
import { MARK_LIMITS, newMarksSchema } from "./river-mark.ts";

const LEVEL = { quantity: "level", direction: "over", value: 5.5 };

function problemOf(...marks: object[]) {
  const [issue] = newMarksSchema.safeParse({ marks }).error?.issues ?? [];
  return issue && { field: issue.path.join("."), code: findFieldError(issue.message)?.code };
}

test("a river may have a mark over and one under, for its level and its flow", () => {
  const under = { ...LEVEL, direction: "under", value: -0.5 };
  const flows = [LEVEL, under].map(({ direction }) => ({ quantity: "flow", direction, value: 300 }));
  expect(problemOf(LEVEL, under, ...flows)).toBeUndefined();
  expect(problemOf()).toBeUndefined();
});

test.each([
  [{ quantity: "depth" }, "marks.0.quantity", "invalid"],
  [{ direction: "at" }, "marks.0.direction", "invalid"],
  [{ value: "5.5" }, "marks.0.value", "not_number"],
  [{ value: MARK_LIMITS.level.max + 1 }, "marks.0.value", "out_of_bounds"],
  [{ quantity: "flow", value: -1 }, "marks.0.value", "out_of_bounds"],
])("a mark with %j is refused", (fields, field, code) => {
  expect(problemOf({ ...LEVEL, ...fields })).toEqual({ field, code });
});

test("two marks of one quantity in one direction are refused", () => {
  expect(problemOf(LEVEL, { ...LEVEL, value: 6 })).toEqual({ field: "marks", code: "invalid" });
});
