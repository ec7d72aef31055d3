import { compareVersions } from "@creel/domain/admin/compare-versions";
import { i18n } from "@lingui/core";
import { expect, test } from "vitest";

import CHANGELOG from "../../../CHANGELOG.md?raw";
import { describedVersions, whatsNewIn } from "./whats-new.ts";

/** The versions of the changelog, each with the first three list items below its heading. */
const CHANGES = CHANGELOG.split(/^## /m)
  .slice(1)
  .map((section) => ({
    version: /^\d+\.\d+\.\d+/.exec(section)?.[0],
    lines: [...section.matchAll(/^- (.+)$/gm)].slice(0, 3).map(([, line]) => line),
  }));

test("each version of the changelog begins with the three lines that anglers read about it", () => {
  const described = describedVersions().map((version) => ({
    version,
    lines: whatsNewIn(version)?.map((line) => i18n._(line)),
  }));
  expect(described).toEqual(CHANGES);
});

test.each([
  ["1.0.0", "1.0.0", 0],
  ["1.0.0", "1.0.1", -1],
  ["1.9.0", "1.10.0", -1],
  ["2.0.0", "1.10.0", 1],
  ["0.1.0", "1.0.0", -1],
])("%s compared with %s is %i", (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});
