import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { keepWaiting } from "../testing/outbox.ts";
import { anglerOf, show } from "../testing/show.tsx";
import { healthLog } from "./health-log.ts";
import { useHealthWatch } from "./use-health-watch.ts";

function Watch() {
  useHealthWatch();
  return null;
}

test("the health log notes how many items wait in the outbox of who is signed in", async () => {
  localStorage.clear();
  const user = anglerOf();
  const asks = { state: "asks" } as const;
  await keepWaiting(user, { catchId: "pike", ...asks });
  await keepWaiting(user, { catchId: "perch", ...asks });
  await keepWaiting(anglerOf(), { catchId: "of another", ...asks });

  show(<Watch />, { user });

  await waitFor(() => expect(healthLog.entries()[0]).toMatchObject({ unsent: 2 }));
});
