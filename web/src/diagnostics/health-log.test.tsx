import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../session/angler-testing.ts";
import { addWaiting } from "../testing/outbox.ts";
import { show } from "../testing/show.tsx";
import { healthLog, isDue, useHealthWatch } from "./health-log.ts";

function Watch() {
  useHealthWatch();
  return null;
}

test("the health log notes how many items wait in the outbox of who is signed in", async () => {
  localStorage.clear();
  const user = anglerOf();
  const asks = { state: "asks" } as const;
  await addWaiting(user, { catchId: "pike", ...asks });
  await addWaiting(user, { catchId: "perch", ...asks });
  await addWaiting(anglerOf(), { catchId: "of another", ...asks });

  show(<Watch />, { user });

  await waitFor(() => expect(healthLog.entries()[0]).toMatchObject({ unsent: 2 }));
});

const LAST = "2026-11-21T15:00:00.000Z";

test.each([
  ["the first", undefined, "2026-11-21T15:00:00.000Z", true],
  ["another tab's of two minutes ago", LAST, "2026-11-21T15:02:00.000Z", false],
  ["one of five minutes ago", LAST, "2026-11-21T15:05:00.000Z", true],
  ["one of the future, after the clock was set back", LAST, "2026-11-21T14:00:00.000Z", true],
])("after %s an entry is due: %s, %s", (_which, last, now, due) => {
  expect(isDue(last, Date.parse(now))).toBe(due);
});
