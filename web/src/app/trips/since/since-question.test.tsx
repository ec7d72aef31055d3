import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../../outbox/outbox-store.ts";
import { goOffline } from "../../../testing/network.ts";
import { openPage } from "../../../testing/open-page.ts";
import { withoutAnswers } from "../../../testing/outbox.ts";
import { anglerOf } from "../../../testing/show.tsx";
import { noteLogged } from "../../../trips/last-logged.ts";

const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};

async function openDashboard() {
  const user = anglerOf();
  goOffline();
  const answers = { ...withoutAnswers(), "GET /trips/running": noAnswer };
  const { person } = openPage("/dashboard", { user, answers });
  // The part is there that asks.
  await screen.findByRole("button", { name: /^Start a trip/ });
  return { user, person };
}

test("after a catch without a trip it is asked once since when one fishes, and the answer makes a trip", async () => {
  const { user, person } = await openDashboard();
  const caughtAt = Date.now();
  act(() => noteLogged({ date: new Date(caughtAt).toISOString() }));
  const question = within(await screen.findByRole("region", { name: "Fishing since?" }));
  await person.click(question.getByRole("button", { name: "30 min" }));
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      {
        work: {
          kind: "create",
          fields: { started_at: new Date(caughtAt - 30 * MINUTE_MS).toISOString(), start_source: "typed" },
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("region", { name: "Fishing since?" })).toBeNull());
});

test("a catch of a trip, and one of long ago, ask nothing", async () => {
  await openDashboard();
  act(() => noteLogged({ date: new Date().toISOString(), trip_id: "0199f2a0-0000-7000-8000-0000000000aa" }));
  act(() => noteLogged({ date: new Date(Date.now() - 120 * MINUTE_MS).toISOString() }));
  expect(screen.queryByRole("region", { name: "Fishing since?" })).toBeNull();
});
