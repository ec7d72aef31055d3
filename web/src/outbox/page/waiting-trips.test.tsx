import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { planEvent } from "../../trips/data/keep-trip.ts";
import { wholeTripOf } from "../../trips/data/trip-testing.ts";
import { type TripItem, type TripWork, makeTripItem } from "../../trips/outbox/trip-item.ts";
import { changeOutbox, listItems } from "../outbox-store.ts";

const NAME = "Trip on Lake Vermilion, Friday, November 20, 2026";
const FIELDS = {
  id: "trip",
  started_at: "2026-11-20T12:10:00.000Z",
  ended_at: "2026-11-20T16:10:00.000Z",
  time_zone: "America/Chicago",
  place_name: "Lake Vermilion",
};
const START: TripWork = { kind: "create", fields: FIELDS };
const CHANGE: TripWork = { kind: "change", base: wholeTripOf({ id: "trip" }), fields: { notes: "Mine" } };

/** Opens the page without a network, so that the items keep waiting. */
async function openWaiting(work: TripWork, more: Partial<TripItem> = {}) {
  const user = anglerOf();
  goOffline();
  const owner = { userId: user.id, tripId: "trip" };
  await changeOutbox(user.id, () => ({
    put: [
      { ...makeTripItem(owner, work), ...more },
      ...planEvent(owner, { id: "lost", kind: "lost", at: FIELDS.started_at }).put,
    ],
    removed: [],
  }));
  const { person } = openPage("/catches/waiting", { user, answers: withoutAnswers() });
  const row = within(await screen.findByRole("listitem", { name: NAME }));
  return { person, row, list: () => listItems(user.id) };
}

const problem = { message: "", at: Date.now(), stored: null };

test("a trip that waits is told once, with what is in it", async () => {
  const { row } = await openWaiting(START);

  expect(row.getByText("Saved on this phone")).toBeVisible();
  expect(row.getByText("New trip and its details")).toBeVisible();
  expect(row.getByRole("link", { name: `Edit ${NAME}` })).toHaveAttribute("href", "/catches/trips/trip");
  const aside = screen.getByRole("complementary", { name: "On this phone" });
  expect(aside).toHaveTextContent("On this phone1trip");
});

test("a trip that another one is in the way of says so, leads there, and can be sent now", async () => {
  const { person, row, list } = await openWaiting(START, {
    state: "asks",
    tries: 1,
    problem: { ...problem, code: "trip_overlaps", status: 409, rival: { id: "other" } },
  });

  expect(row.getByText("This trip overlaps another one. Change or delete one of them.")).toBeVisible();
  expect(row.getByRole("link", { name: "See the other trip" })).toHaveAttribute(
    "href",
    "/catches/trips/other",
  );
  await person.click(row.getByRole("button", { name: `Upload now: ${NAME}` }));

  await waitFor(async () => expect((await list()).map(({ state }) => state)).toEqual(["waiting", "waiting"]));
});

test.each([
  ["Upload my change to", ["change", "add event"]],
  ["Keep the other version of", ["add event"]],
])("of a trip that was changed elsewhere, too, one version is chosen: %s it", async (answer, left) => {
  const { person, row, list } = await openWaiting(CHANGE, {
    state: "asks",
    tries: 1,
    problem: {
      ...problem,
      code: "stale_version",
      status: 412,
      stored: wholeTripOf({ id: "trip", version: 2 }),
    },
  });
  expect(row.getByText("It was also changed on another device.")).toBeVisible();

  await person.click(row.getByRole("button", { name: `${answer} ${NAME}` }));

  await waitFor(async () =>
    expect((await list()).map(({ work, state }) => [work.kind, state])).toEqual(
      left.map((kind) => [kind, "waiting"]),
    ),
  );
});

test("what waits of a trip can be given up, after a question", async () => {
  const { person, row, list } = await openWaiting(START);

  await person.click(row.getByRole("button", { name: `Delete ${NAME} from this phone` }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete it from this phone?" }));
  await person.click(question.getByRole("button", { name: "Delete" }));

  await waitFor(async () => expect(await list()).toEqual([]));
});

test("a deletion of a trip is taken back here, too", async () => {
  const base = wholeTripOf({ id: "trip" });
  const { person, row, list } = await openWaiting({ kind: "delete", base, withCatches: false });

  await person.click(row.getByRole("button", { name: `Undo the deletion of ${NAME}` }));

  await waitFor(async () => expect((await list()).map(({ work }) => work.kind)).toEqual(["add event"]));
});
