import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { addWaiting, withoutAnswers } from "../../testing/outbox.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { show } from "../../testing/show.tsx";
import { lastLogged, noteLogged } from "../data/last-logged.ts";

const PIKE = "0199f2a0-0000-7000-8000-0000000000c1";
const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};

const question = () => screen.queryByRole("region", { name: "When did you start fishing?" });

/** Opens the app with a pike in the outbox, with the code that asks about catches loaded. */
async function openTrips() {
  const user = anglerOf();
  goOffline();
  await addWaiting(user, { catchId: PIKE });
  const answers = { ...withoutAnswers(), "GET /trips/running": noAnswer };
  const { person } = show(<OwnTrips />, { user, answers });
  log();
  await screen.findByRole("region", { name: "When did you start fishing?" });
  act(() => lastLogged.set(null));
  await waitFor(() => expect(question()).toBeNull());
  return { user, person, answer: (name: string) => screen.getByRole("button", { name }) };
}

const LAKE = { latitude: 47.83, longitude: -92.26 };

function log(known: { date?: string; trip_id?: string } = {}): void {
  act(() => noteLogged(PIKE, { date: new Date().toISOString(), ...LAKE, ...known }));
}

afterEach(() => {
  vi.useRealTimers();
});

test("after a catch without a trip it is asked once since when one fishes, and the answer makes a trip at its place", async () => {
  const { user, person, answer } = await openTrips();
  const caughtAt = Date.now();
  log({ date: new Date(caughtAt).toISOString() });
  await person.click(answer("30 min"));
  await waitFor(async () => expect(await listItems(user.id)).toHaveLength(2));
  const startedAt = new Date(caughtAt - 30 * MINUTE_MS).toISOString();
  const [caught, trip] = await listItems(user.id);
  expect(trip).toMatchObject({
    work: { kind: "create", fields: { started_at: startedAt, start_source: "typed", ...LAKE } },
  });
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { ...caught, work: { fields: { trip_id: trip?.subjectId } } },
      {},
    ]),
  );
  expect(question()).toBeNull();
});

test("a catch of a trip, and one of long ago, ask nothing", async () => {
  await openTrips();
  log({ trip_id: "0199f2a0-0000-7000-8000-0000000000aa" });
  expect(question()).toBeNull();
  log({ date: new Date(Date.now() - 120 * MINUTE_MS).toISOString() });
  expect(question()).toBeNull();
});

test("a catch that is said to be no trip is of none for good, and the next one asks nothing that day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-10-01T12:00:00.000Z") });
  const { user, person, answer } = await openTrips();
  log();
  await person.click(answer("Not a trip"));
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { work: { kind: "create", fields: { species: "Pike", trip_id: null } } },
    ]),
  );
  log();
  expect(question()).toBeNull();
});
