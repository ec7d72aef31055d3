import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { OwnTrips } from "../../testing/own-trips.tsx";
import { grantPosition, setPosition } from "../../testing/position.ts";
import { show } from "../../testing/show.tsx";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";
import { openTripSheet } from "../data/trip-sheets.ts";
import { tripOf } from "../data/trip-testing.ts";

const VERMILION = waterOf({ id: "0193a2c4-0000-7000-8000-000000000001", latitude: 47.83, longitude: -92.26 });
const PELICAN = waterOf({
  id: "0193a2c4-0000-7000-8000-000000000002",
  name: "Pelican Lake",
  latitude: 48.06,
  longitude: -92.86,
});
const TRIPS = [
  tripOf({ id: "pelican", water: PELICAN, target_species: ["Crappie"], lines: 1 }),
  tripOf({ id: "vermilion", water: VERMILION, target_species: ["Walleye"], lines: 2 }),
];

/** Opens the app on Lake Vermilion; the last trip was on Pelican Lake. */
function openTrips() {
  const user = anglerOf();
  setPosition(VERMILION);
  grantPosition();
  const trips = { "GET /trips": { trips: TRIPS, nextCursor: null, total: 2 } };
  const answers = { ...answersOfLog(), ...answersOfWaters(VERMILION, PELICAN), ...trips };
  const { person } = show(<OwnTrips />, { user, answers: { ...answers, "POST /trips": noAnswer } });
  return { user, person };
}

const noAnswer = () => {
  throw new TypeError("Failed to fetch");
};

test("one tap starts a trip with the targets and lines of the last one at this water", async () => {
  const { user, person } = openTrips();
  const start = await screen.findByRole("button", { name: /^Start a trip/ });
  await waitFor(() =>
    expect(start).toHaveTextContent("On Lake Vermilion, same setup as last time there: 2 lines, Walleye"),
  );
  await person.click(start);
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { work: { fields: { start_source: "tap", lines: 2, target_species: ["Walleye"] } } },
    ]),
  );
  // The server has not confirmed it yet.
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Trip running" })).toHaveTextContent("Lake Vermilion"),
  );
  const [trip] = await listItems(user.id);
  expect(trip?.work).not.toHaveProperty("fields.water_id");
});

test("another water is chosen of one's own, with what was fished for there", async () => {
  const { user, person } = openTrips();
  await screen.findByRole("button", { name: /^Start a trip/ });
  act(() => openTripSheet({ kind: "start" }));
  const sheet = within(await screen.findByRole("dialog"));
  expect(await sheet.findByText("Lake Vermilion")).toBeVisible();
  await person.click(sheet.getByRole("button", { name: "Change" }));
  await person.click(sheet.getByRole("combobox", { name: "Water" }));
  const names = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Lake Vermilion/),
    expect.stringMatching(/^Pelican Lake\s*\d/),
  ]);
  await person.click(screen.getByRole("option", { name: /^Pelican Lake/ }));
  expect(await sheet.findByText("You chose it")).toBeVisible();
  await person.click(sheet.getByRole("button", { name: /^Start now/ }));
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { work: { fields: { water_id: PELICAN.id, target_species: ["Crappie"] } } },
    ]),
  );
});
