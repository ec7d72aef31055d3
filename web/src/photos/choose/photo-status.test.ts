import { expect, test } from "vitest";

import { photoOf } from "../../testing/form-photos.ts";
import { photosProblem } from "./form-photo.ts";
import { describePhoto, describeSizes } from "./photo-status.ts";

const MB = 1024 * 1024;

test.each([
  ["compressing", "Optimizing photo for mobile upload..."],
  ["ready", "Ready to upload"],
  ["failed", "❌ Compression failed. Using original photo."],
] as const)("a photo that is %s says so in the product's words", (state, status) => {
  expect(describePhoto(photoOf({ state })).status).toBe(status);
});

test.each([
  [7.4, 1.9, "7.4 MB to 1.9 MB, 74% saved"],
  [1.2, 1.2, "1.2 MB"],
  [0.001, 0.001, "0.1 MB"],
  [1.1, 1.3, "1.1 MB to 1.3 MB"],
])("%d MB that became %d MB are told as %s", (before, after, text) => {
  expect(describeSizes(before * MB, after * MB).replaceAll("\u00A0", " ")).toBe(text);
});

test("a photo over 10 MB is warned of, and refused when the form is sent", () => {
  const atLimit = photoOf({ state: "failed", bytes: 10 * MB });
  const above = photoOf({ state: "failed", bytes: 10 * MB + 1 });

  expect(describePhoto(atLimit)).not.toHaveProperty("warning");
  expect(describePhoto(above).warning).toMatch(/upload may be slow/);
  expect(photosProblem([atLimit])).toBeUndefined();
  expect(photosProblem([atLimit, above])).toBe(
    "Photo file is too large. Please choose a smaller image (under 10MB).",
  );
});

test("a photo that is still being made smaller, or was taken out, refuses nothing", () => {
  const working = photoOf({ state: "compressing", bytes: 30 * MB });
  const removed = photoOf({ state: "unreadable", isRemoved: true });

  expect(photosProblem([working, removed])).toBeUndefined();
});

test("a photo nobody can read refuses the form by its name", () => {
  const problem = photosProblem([photoOf({ state: "unreadable", name: "IMG_0043.HEIC" })]);

  expect(problem).toBe("Please remove IMG_0043.HEIC: this browser cannot read it.");
});

test("more photos than a catch can have, put back one after the other, refuse the form", () => {
  const photos = Array.from({ length: 10 }, () => photoOf({}));

  expect(photosProblem([...photos, photoOf({ isRemoved: true })])).toBeUndefined();
  expect(photosProblem([...photos, photoOf({})])).toBe(
    "A catch can have at most 10 photos. Please remove some.",
  );
});
