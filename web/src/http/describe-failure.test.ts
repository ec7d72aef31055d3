import { expect, test } from "vitest";

import { ApiError, NetworkError } from "./api-error.ts";
import { describeFailure, whereItFailed } from "./describe-failure.ts";

const FALLBACK = "Login failed. Please try again.";

const explained = (statusCode: number, code: string, message: string) =>
  new ApiError(statusCode, { statusCode, error: message, message, code });

test.each([
  [explained(401, "bad_credentials", "Invalid email or password"), "Invalid email or password"],
  [explained(503, "unavailable", "A part is not available."), "A part is not available."],
  [new ApiError(502, "<h1>Bad gateway</h1>"), FALLBACK],
  [new NetworkError(), "Network error. Please check your connection."],
  [new TypeError("a mistake of ours"), FALLBACK],
])("%o is said as %s", (error, sentence) => {
  expect(describeFailure(error, FALLBACK)).toBe(sentence);
});

test("a device that is offline, a server that is silent and one that has failed are told apart", () => {
  expect(whereItFailed(new NetworkError(), false)).toContain("You’re offline");
  expect(whereItFailed(new NetworkError(), true)).toContain("Creel isn’t answering");
  expect(whereItFailed(new ApiError(502, null), true)).toContain("on the server");
  expect(whereItFailed(explained(401, "bad_credentials", "Invalid"), true)).toBeNull();
});
