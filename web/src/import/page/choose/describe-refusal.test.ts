import { expect, test } from "vitest";

import { describeRefusal } from "./describe-refusal.ts";

test.each([
  ["too_slow", /^lake\.gpx could not be read in 40 seconds\./],
  ["broken_off", /^lake\.gpx could not be read on this device\./],
  ["archive_inside", /^There is an archive inside this archive: lake\.gpx\./],
] as const)(
  "of a file that is %s the angler is told which one it is, and what to do instead",
  (code, pattern) => {
    expect(describeRefusal(code, "lake.gpx")).toMatch(pattern);
    expect(describeRefusal(code, "lake.gpx")).toMatch(/choose (that file|the files with your catches)\.$/);
  },
);
