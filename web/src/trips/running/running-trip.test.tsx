import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { isCatchItem } from "../../catches/outbox/catch-item.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { setPhone } from "../../testing/layout.ts";
import { goOffline } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { withoutAnswers } from "../../testing/outbox.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const LAKE = { latitude: 47.83, longitude: -92.26 };

/** A phone on the water: without a network, with a known position. */
function onTheWater() {
  const user = anglerOf();
  setPhone(true);
  goOffline();
  setPosition(LAKE);
  const situation = { user, answers: { ...withoutAnswers(), ...NO_TRIPS } };
  const open = () => show(<OwnTrips />, situation);
  const readOutbox = async () =>
    (await listItems(user.id)).map(({ subject, work }) => `${subject} ${work.kind}`);
  return { user, open, situation, readOutbox };
}

const NO_TRIPS: Record<string, () => never> = {
  "GET /trips/running": () => {
    throw new TypeError("Failed to fetch");
  },
};

const banner = async () => within(await screen.findByRole("region", { name: "Trip running" }));
const sheet = async () => within(await screen.findByRole("dialog"));

test("one tap starts a trip without a network, and the strip counts what is caught and lost", async () => {
  const { user, situation, readOutbox } = onTheWater();
  const { person } = openPage("/dashboard", situation);
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  const running = await banner();
  expect(running.getByText(/^0:00/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Start a trip/ })).toBeNull());

  await person.click(running.getByRole("button", { name: "Lost one" }));
  expect(await screen.findByText("Lost fish saved")).toBeVisible();
  await waitFor(() => expect(running.getByText(/1 lost/)).toBeVisible());

  await person.click(running.getByRole("button", { name: "Count one" }));
  await person.click(await (await sheet()).findByRole("button", { name: /^Pike/ }));
  await waitFor(async () => expect(await readOutbox()).toContain("catch create"));
  await person.click((await sheet()).getByRole("button", { name: "Close" }));
  await person.click(await running.findByRole("button", { name: "One more Pike" }));
  expect(await screen.findByText("Pike counted, 2 now")).toBeVisible();
  await waitFor(() => expect(running.getByText(/^2/)).toHaveTextContent("2fish"));

  const [start] = await listItems(user.id);
  expect(start).toMatchObject({ subject: "trip", work: { kind: "create", fields: { start_source: "tap" } } });
  const catches = (await listItems(user.id)).filter(({ subject }) => subject === "catch");
  expect(catches).toMatchObject([
    { work: { fields: { species: "Pike", ...LAKE } } },
    { work: { fields: { species: "Pike", ...LAKE } } },
  ]);
});

test("what was counted by mistake is taken back", async () => {
  const { open, readOutbox } = onTheWater();
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  const running = await banner();
  await person.click(running.getByRole("button", { name: "Lost one" }));
  await screen.findByText("Lost fish saved");
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await readOutbox()).toEqual(["trip create"]));
  await waitFor(() => expect(running.queryByText(/1 lost/)).toBeNull());

  await person.click(running.getByRole("button", { name: "Count one" }));
  await person.click(await (await sheet()).findByRole("button", { name: /^Pike/ }));
  await waitFor(() => expect(running.getByText(/^1/)).toHaveTextContent("1fish"));
  await person.click(await (await sheet()).findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(running.queryByText(/^1/)).toBeNull());
  expect(await readOutbox()).toContain("catch delete");
});

async function catchOne({ open }: Pick<ReturnType<typeof onTheWater>, "open">) {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  await person.click((await banner()).getByRole("button", { name: "Count one" }));
  const running = await sheet();
  await person.click(await running.findByRole("button", { name: /^Pike/ }));
  await running.findByText("Pike counted, 1 now");
  return { person, running };
}

const fatesOf = async (userId: string) =>
  (await listItems(userId))
    .filter(isCatchItem)
    .flatMap(({ work }) => (work.kind === "create" ? [work.fields.fate ?? null] : []));

test("one more is in the log before anybody says what became of it, and one tap says so", async () => {
  const { user, open } = onTheWater();
  const { person, running } = await catchOne({ open });
  await person.click(running.getByRole("button", { name: "Close" }));
  await person.click(await (await banner()).findByRole("button", { name: "One more Pike" }));
  const question = within(await screen.findByRole("dialog", { name: "Pike, one more" }));
  expect(await fatesOf(user.id)).toEqual([null, null]);
  expect(question.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Close",
    "Kept",
    "Released",
    "Released hurt",
    "Not noted",
  ]);
  await person.click(question.getByRole("button", { name: "Kept" }));
  expect(await screen.findByText("Pike kept")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await fatesOf(user.id)).toEqual([null, "kept"]);
});

test("a fish that is counted in the sheet gets its fate there", async () => {
  const { user, open } = onTheWater();
  const { person, running } = await catchOne({ open });
  await person.click(running.getByRole("button", { name: "Released" }));
  expect(await running.findByText("Pike released")).toBeVisible();
  expect(running.queryByRole("group", { name: "Kept or released?" })).toBeNull();
  expect(await fatesOf(user.id)).toEqual(["released"]);
});

test("a trip that runs is there when the app opens again, and a break stops its clock", async () => {
  const { user, open, readOutbox } = onTheWater();
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  const running = await banner();
  await person.click(running.getByRole("button", { name: /^Your trip/ }));
  await person.click((await sheet()).getByRole("button", { name: "Take a break" }));
  expect(await (await sheet()).findByRole("button", { name: "Resume fishing" })).toBeVisible();
  await waitFor(async () => expect(await readOutbox()).toEqual(["trip create", "trip add event"]));
  const items = await listItems(user.id);
  expect(items[1]).toMatchObject({ work: { event: { kind: "pause" } } });
  await person.click((await sheet()).getByRole("button", { name: "Close" }));
  expect(await running.findByText(/^Paused, started/)).toBeVisible();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 40 * MINUTE_MS });
  cleanup();
  open();
  const again = await banner();
  expect(await again.findByText(/^Paused, started/)).toBeVisible();
  expect(again.getByText(/^0:00/)).toBeVisible();
});

test("a trip ends with a bare save, and a blank counts", async () => {
  const { user, open } = onTheWater();
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: /^Start a trip/ }));
  const running = await banner();
  await person.click(running.getByRole("button", { name: "End the trip" }));
  const end = await sheet();
  expect(await end.findByText("No fish.")).toBeVisible();
  await person.click(end.getByRole("button", { name: "Add one lost fish" }));
  await person.click(end.getAllByRole("button", { name: "5 minutes earlier" })[0] ?? document.body);
  await person.click(end.getByRole("button", { name: "Save trip" }));
  expect(await screen.findByText("Trip saved. Slow days count too.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("region", { name: "Trip running" })).toBeNull());
  expect(await listItems(user.id)).toMatchObject([
    { work: { kind: "create", fields: { end_source: "tap", start_source: "typed" } } },
    { work: { kind: "add event", event: { kind: "lost", at: null } } },
  ]);
});
