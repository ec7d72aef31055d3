import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { changeOutbox } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { tripOf } from "../data/trip-testing.ts";
import { makeTripItem } from "../outbox/trip-item.ts";

const BLANK = tripOf({ id: "blank", started_on: "2026-11-11" });
const MONTH = {
  period: "2026-11",
  trips: 1,
  blanks: 1,
  fish: 0,
  hours: 4,
  usable: { trips: 1, fish: 0, hours: 4 },
};
const STATS = { years: [{ ...MONTH, period: "2026" }], months: [MONTH], toConfirm: 0 };
const DAY = { day: "2026-11-11", trips: 1, blanks: 1, fish: 0, hours: 4, bests: [] };
const ANSWERS = {
  ...answersOfLog(),
  ...answersOfTrips(BLANK),
  "GET /trips/stats": STATS,
  "GET /trips/calendar": { days: [DAY] },
};

/** Opens a page for an angler with a pending trip: November 21, two hours, no fish. */
async function openWithTrip(path: string): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const user = anglerOf();
  const fields = {
    id: "new",
    started_at: "2026-11-21T12:00:00.000Z",
    ended_at: "2026-11-21T14:00:00.000Z",
    time_zone: "UTC",
  };
  const item = makeTripItem({ userId: user.id, tripId: "new" }, { kind: "create", fields });
  await changeOutbox(user.id, () => ({ put: [{ ...item, state: "asks" }], removed: [] }));
  openPage(path, { user, answers: ANSWERS });
}

test("a trip that waits is in the list with its mark, and in the numbers of all trips and of its month", async () => {
  await openWithTrip("/catches/trips");

  const waiting = await screen.findByRole("link", { name: /21 Sat/ });
  await waitFor(() => expect(waiting).toHaveTextContent("On this phone"));
  expect(screen.getByRole("link", { name: /11 Wed/ })).not.toHaveTextContent("On this phone");
  expect(screen.getByText("2 trips, 2 blanks, 6.0 h")).toBeVisible();
  expect(screen.getByText("2 blanks").closest("dl")).toHaveTextContent(/^Trips2.*Hours6\.0h/);
});

test("a trip that waits is on its day in the calendar, with its mark", async () => {
  await openWithTrip("/catches/trips?view=year&year=2026");

  const november = within(await screen.findByRole("table", { name: "November" }));
  await november.findByRole("link", { name: "Saturday, November 21, 2026: 1 trip, 1 blank, on this phone" });
  expect(november.getByRole("link", { name: "Wednesday, November 11, 2026: 1 trip, 1 blank" })).toBeVisible();
  expect(november.getByText("2 trips, 2 blanks, 0 fish")).toBeVisible();
});

test("a trip that waits is in the numbers above the list", async () => {
  await openWithTrip("/catches/trips");
  expect(await screen.findByText("2 blanks")).toBeVisible();
});
