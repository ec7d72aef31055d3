import { expect, test } from "vitest";

import { CREEL_VERSION } from "../version/creel-version.ts";
import { linesAsText, toDiagnosticLines } from "./diagnostic-lines.ts";

const NOW = new Date("2026-11-21T16:00:00.000Z");

test("both logs are told as one, the newest first, with what the token and the drafts were like", () => {
  const shown = toDiagnosticLines(
    [
      { at: "2026-11-21T15:10:00.000Z", kind: "refused" },
      { at: "2026-11-21T15:00:00.000Z", kind: "signed in" },
    ],
    [
      { at: "2026-11-21T15:05:00.000Z", isOnline: true, tokenSeconds: 610, unsent: 0 },
      { at: "2026-11-21T15:15:00.000Z", isOnline: false, tokenSeconds: -3, unsent: 2 },
      { at: "2026-11-21T14:00:00.000Z", isOnline: true, tokenSeconds: null, unsent: 0 },
    ],
  );

  expect(linesAsText(shown, { now: NOW, browser: "A browser" })).toBe(
    `Creel ${CREEL_VERSION}, 2026-11-21T16:00:00.000Z
A browser

2026-11-21T15:15:00.000Z  Offline  token expired, 2 not sent
2026-11-21T15:10:00.000Z  Refused
2026-11-21T15:05:00.000Z  Online  token for 11 min, 0 not sent
2026-11-21T15:00:00.000Z  Signed in
2026-11-21T14:00:00.000Z  Online  no token, 0 not sent
`,
  );
});
