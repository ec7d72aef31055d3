import { expect, test } from "vitest";

import { describeRefusal } from "./describe-refusal.ts";

test.each([
  ["too_slow", /^Creel couldn’t read lake\.gpx in 40 seconds\./],
  ["broken_off", /^This device couldn’t read lake\.gpx\./],
  ["archive_inside", /^This archive has another archive inside: lake\.gpx\./],
] as const)(
  "of a file that is %s the angler is told which one it is, and what to do instead",
  (code, pattern) => {
    expect(describeRefusal(code, "lake.gpx")).toMatch(pattern);
    expect(describeRefusal(code, "lake.gpx")).toMatch(
      /choose (that file|the new file|the files with your catches)\.$/,
    );
  },
);
