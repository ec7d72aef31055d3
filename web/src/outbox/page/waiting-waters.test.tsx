import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { waterOf } from "../../testing/waters.ts";
import { LAKE, REEF, WATER_ID, waterItem } from "../../waters/outbox/water-item-testing.ts";
import type { WaterItem, WaterWork } from "../../waters/outbox/water-item.ts";
import { changeOutbox, listItems } from "../outbox-store.ts";

const NAME = "Lake Vermilion";
const CREATE: WaterWork = { kind: "create", fields: LAKE };
const CHANGE: WaterWork = { kind: "change", base: waterOf(), fields: { note: "Mine" } };

/** Opens the page without a network, so that the items keep waiting. */
async function openWaiting(work: WaterWork, more: Partial<WaterItem> = {}) {
  const user = anglerOf();
  goOffline();
  await changeOutbox(user.id, () => ({
    put: [
      waterItem(work, { userId: user.id, ...more }),
      waterItem({ kind: "add spot", spot: REEF }, { userId: user.id }),
    ],
    removed: [],
  }));
  const { person } = openPage("/catches/waiting", { user, answers: withoutAnswers() });
  const row = within(await screen.findByRole("listitem", { name: NAME }));
  return { person, row, list: () => listItems(user.id) };
}

const problem = { message: "", at: Date.now(), stored: null };

test("a water that waits is told once with its spots, and its page is there to change it", async () => {
  const { row } = await openWaiting(CREATE);

  expect(row.getByText("Saved on this phone")).toBeVisible();
  expect(row.getByText("Lake, East reef")).toBeVisible();
  expect(row.getByRole("link", { name: `Edit ${NAME}` })).toHaveAttribute(
    "href",
    `/catches/waters/${WATER_ID}`,
  );
  expect(screen.getByRole("complementary", { name: "On this phone" })).toHaveTextContent(
    "On this phone1water",
  );
});

test("a water that was refused says why, and can be sent now", async () => {
  const { person, row, list } = await openWaiting(CREATE, {
    state: "asks",
    tries: 1,
    problem: { ...problem, code: "not_found", status: 404 },
  });
  expect(row.getByText("It was deleted on another device.")).toBeVisible();

  await person.click(row.getByRole("button", { name: `Upload now: ${NAME}` }));

  await waitFor(async () => expect((await list()).map(({ state }) => state)).toEqual(["waiting", "waiting"]));
});

test.each([
  ["Upload my change to", ["change", "add spot"]],
  ["Keep the other version of", ["add spot"]],
])("of a water that was changed elsewhere, too, one version is chosen: %s it", async (answer, left) => {
  const { person, row, list } = await openWaiting(CHANGE, {
    state: "asks",
    tries: 1,
    problem: { ...problem, code: "stale_version", status: 412, stored: waterOf({ version: 2 }) },
  });
  expect(row.getByText("It was also changed on another device.")).toBeVisible();

  await person.click(row.getByRole("button", { name: `${answer} ${NAME}` }));

  await waitFor(async () => expect((await list()).map(({ work }) => work.kind)).toEqual(left));
});

test("what waits of a water can be given up, after a question, and its deletion taken back", async () => {
  const { person, row, list } = await openWaiting({ kind: "delete", base: waterOf() });
  await person.click(row.getByRole("button", { name: `Undo the deletion of ${NAME}` }));
  await waitFor(async () => expect((await list()).map(({ work }) => work.kind)).toEqual(["add spot"]));

  const rest = within(await screen.findByRole("listitem", { name: "A water" }));
  await person.click(rest.getByRole("button", { name: "Delete A water from this phone" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete it from this phone?" }));
  await person.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(async () => expect(await list()).toEqual([]));
});
