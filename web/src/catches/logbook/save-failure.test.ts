import { expect, test } from "vitest";

import { ApiError, NetworkError } from "../../http/api-error.ts";
import { describeFailureAfterStoring, describeSaveRefusal, describeSaveFailure } from "./save-failure.ts";

test.each([
  [413, "Failed to save catch. File is too large. Please choose a smaller photo."],
  [400, "Failed to save catch. Please check that all required fields are filled out correctly."],
  [401, "Failed to save catch. You need to log in again."],
  [500, "Failed to save catch. Server error. Please try again later."],
  [503, "Failed to save catch. Server error. Please try again later."],
  [409, "Failed to save catch. Please try again."],
])("says for the status %d: %s", (status, sentence) => {
  expect(describeSaveFailure(new ApiError(status, null), true)).toBe(sentence);
});

test("tells no network from a server that does not answer", () => {
  expect(describeSaveFailure(new NetworkError(), true)).toBe("Failed to save catch. Please try again.");
  expect(describeSaveFailure(new NetworkError(), false)).toBe(
    "Failed to save catch. No internet connection. Please check your connection and try again.",
  );
});

test.each([
  [
    500,
    "Failed to save catch. Server error. Please try again later. It is saved on this phone and will upload automatically.",
  ],
  [
    503,
    "Failed to save catch. Server error. Please try again later. It is saved on this phone and will upload automatically.",
  ],
  [429, null],
  [undefined, null],
])("of a catch that is kept after the answer %s is said: %s", (status, sentence) => {
  expect(describeFailureAfterStoring(status)).toBe(sentence);
});

test("of a change that is refused with what waited before it is said where it is kept", () => {
  expect(describeSaveRefusal(413)).toBe(
    "Failed to save catch. File is too large. Please choose a smaller photo. It is saved on this phone, under Waiting to upload.",
  );
});
