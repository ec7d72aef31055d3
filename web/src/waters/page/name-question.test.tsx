import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { answersOfUnnamed, unnamedOf } from "../../testing/waters.ts";
import { tripOf, wholeTripOf } from "../../trips/data/trip-testing.ts";

const MILLE_LACS = unnamedOf();

const question = () => screen.findByRole("button", { name: /^Mille Lacs Lake\?\s*Yes, file it there$/ });
const isAnswered = () => waitFor(() => expect(screen.queryByText("Mille Lacs Lake?")).toBeNull());

const { latitude, longitude } = MILLE_LACS;
const PIKE = catchOf({ latitude, longitude, water: null });

test("a catch asks in its row, and one tap is the answer everywhere", async () => {
  const { person, network } = openPage("/catches", {
    answers: { ...answersOfLog(PIKE), ...answersOfUnnamed(MILLE_LACS) },
  });
  await person.click(await question());
  await isAnswered();
  expect(await screen.findByText("Mille Lacs Lake")).toBeVisible();
  await waitFor(() => expect(network.sent("POST /waters")).toMatchObject([{ name: "Mille Lacs Lake" }]));
});

test.each([
  ["is a sample", { is_sample: true }],
  ["was said to be on no water", { chosen: ["water" as const] }],
  ["lies elsewhere", { latitude: 10 }],
])("a catch that %s asks nothing", async (_what, known) => {
  openPage("/catches", {
    answers: { ...answersOfLog(catchOf({ ...PIKE, ...known })), ...answersOfUnnamed(MILLE_LACS) },
  });
  expect(await screen.findByRole("article")).toBeVisible();
  expect(screen.queryByText("Mille Lacs Lake?")).toBeNull();
});

const TRIP = { latitude, longitude, water: null };

test("a trip asks in its row and on its page", async () => {
  const trip = tripOf(TRIP);
  const answers = {
    ...answersOfTrips(trip),
    ...answersOfUnnamed(MILLE_LACS),
    "GET /trips": answersOfTrips(trip)["GET /trips"] ?? {},
  };
  const { person } = openPage("/catches/trips", { answers });
  expect(await screen.findByRole("link", { name: /6:10/ })).toBeVisible();
  await person.click(await question());
  await isAnswered();
});

test("the page of a trip asks below its title", async () => {
  const trip = wholeTripOf(TRIP);
  const answers = { ...answersOfTrips(trip), ...answersOfUnnamed(MILLE_LACS), "GET /trips/*": { trip } };
  const { person } = openPage(`/catches/trips/${trip.id}`, { answers });
  await person.click(await question());
  await isAnswered();
  expect(await screen.findByText("Mille Lacs Lake")).toBeVisible();
});
