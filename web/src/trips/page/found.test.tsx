import type { Proposal } from "@creel/domain/trips/trip-proposals";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { type Asked, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { tripOf, wholeTripOf } from "../data/trip-testing.ts";

const id = (number: number) => `0199f2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const at = (time: string) => `2025-05-24T${time}:00.000Z`;
const fish = (number: number, time: string, species = "Walleye") =>
  catchOf({ id: id(number), date: at(time), time, species });

const FISH = [fish(1, "11:15"), fish(2, "12:06"), fish(3, "14:50", "Pike")];

const MORNING: Proposal = {
  key: id(1),
  catchIds: [id(1), id(2), id(3)],
  started_at: at("11:15"),
  ended_at: at("14:50"),
  day: "2025-05-24",
  time_zone: "America/Chicago",
  water: null,
  bySpecies: [
    { species: "Walleye", count: 2 },
    { species: "Pike", count: 1 },
  ],
  confidence: "high",
  reasons: [{ code: "gap", hours: 2.7, km: 1 }],
};
const SOMEDAY: Proposal = {
  ...MORNING,
  key: id(9),
  catchIds: [id(9)],
  started_at: null,
  ended_at: null,
  day: "2025-05-01",
  bySpecies: [{ species: "Trout", count: 1 }],
  confidence: "low",
  reasons: [{ code: "time_unknown" }, { code: "single_catch" }],
};

const sentIds = z.object({ catchIds: z.array(z.string()) });
const sentItems = z.object({ items: z.array(z.object({ key: z.string(), catchIds: z.array(z.string()) })) });

function openFound(...proposals: Proposal[]) {
  const open = [...proposals];
  const done = (ids: readonly string[]) =>
    void open.splice(
      0,
      open.length,
      ...open.filter(({ catchIds }) => !catchIds.some((one) => ids.includes(one))),
    );
  return openPage("/catches/trips/found", {
    answers: {
      ...answersOfTrips(),
      "GET /trips/proposals": () => ({ proposals: open, total: open.length }),
      "GET /catches": { catches: FISH, nextCursor: null, total: 3, didYouMean: null },
      "POST /trips/proposals/accept": ({ body }: Asked) => {
        const { items } = sentItems.parse(body);
        for (const { catchIds } of items) done(catchIds);
        return { items: items.map(({ key }) => ({ key, trip: wholeTripOf(), error: null })) };
      },
      "POST /trips/proposals/dismiss": ({ body }: Asked) => {
        done(sentIds.parse(body).catchIds);
        return new Response(null, { status: 204 });
      },
    },
  });
}

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2009\u202F\u00A0]/gu, " ");
const button = (name: string) => screen.findByRole("button", { name });
const ACCEPT = "POST /trips/proposals/accept";

test("a found trip says its fish and why they are one, and that its hours are not known", async () => {
  openFound(MORNING, SOMEDAY);
  const first = await screen.findByRole("region", { name: "Trip 1 of 2" });
  expect(plain(first.textContent)).toContain(
    "Saturday, May 24, 2025, first to last fish 6:15 – 9:50 AMWa2 WalleyePi1 Pike",
  );
  expect(first).toHaveTextContent("Likely one trip");
  expect(first).toHaveTextContent("At most 2.7 h and 0.6 mi between fish.");
  expect(first).toHaveTextContent("Start and end times not known: the trip lasted at least this long.");
});

test("it is accepted without hours that nobody said, and the next one comes", async () => {
  const { person, network } = openFound(MORNING, SOMEDAY);
  await person.click(await button("Accept"));
  expect(await screen.findByText("1 trip added.")).toHaveAttribute("role", "status");
  const next = await screen.findByRole("region", { name: "Trip 1 of 1" });
  expect(next).toHaveTextContent(/May 1, 2025, time not known.*Uncertain.*Some fish have no time/);
  expect(network.sent(ACCEPT)).toEqual([
    { items: [{ key: id(1), catchIds: [id(1), id(2), id(3)], id: expect.any(String) }] },
  ]);
});

test("it is split where nothing bit for longest, and each part is one of its own", async () => {
  const { person, network } = openFound(MORNING);
  const split = await button("Split at the gap");
  await waitFor(() => expect(split).toBeEnabled());
  await person.click(split);
  const part = await screen.findByRole("region", { name: "Trip 1 of 2" });
  expect(plain(part.textContent)).toContain("first to last fish 6:15 – 7:06 AM");
  await person.click(within(part).getByRole("button", { name: "Next trip" }));
  expect(await screen.findByRole("region", { name: "Trip 2 of 2" })).toHaveTextContent("Only one fish.");
  await person.click(await button("Accept"));
  await waitFor(() =>
    expect(network.sent(ACCEPT)).toEqual([
      { items: [expect.objectContaining({ key: id(3), catchIds: [id(3)] })] },
    ]),
  );
});

test("with the times that the angler says, the hours count", async () => {
  const { person, network } = openFound(MORNING);
  await person.click(await button("Set the times"));
  const form = within(await screen.findByRole("group", { name: "When did you fish?" }));
  const [hour] = form.getAllByRole("spinbutton", { name: /hour/ });
  if (!hour) throw new Error("There is no hour");
  await person.click(hour);
  await person.keyboard("8");
  await person.click(form.getByRole("button", { name: "Accept with these times" }));
  expect(await form.findByText("Every fish has to fall between these times.")).toBeVisible();
  await person.click(hour);
  await person.keyboard("5");
  await person.click(form.getByRole("button", { name: "Accept with these times" }));
  await waitFor(() =>
    expect(network.sent(ACCEPT)).toMatchObject([
      { items: [{ started_at: at("10:15"), ended_at: at("14:50"), all_logged: true }] },
    ]),
  );
});

test("what is left belongs to no trip", async () => {
  const { person, network } = openFound(MORNING);
  await person.click(await button("Not a trip"));
  expect(await screen.findByRole("heading", { name: "Nothing to review" })).toBeVisible();
  expect(network.sent("POST /trips/proposals/dismiss")).toEqual([{ catchIds: MORNING.catchIds }]);
});

test("all are accepted at once, two hundred with each request", async () => {
  const many = Array.from({ length: 201 }, (_, index) => ({
    ...SOMEDAY,
    key: id(1000 + index),
    catchIds: [id(1000 + index)],
  }));
  const { person, network } = openFound(...many);
  await person.click(await button("Accept all 201 trips"));
  expect(await screen.findByText("201 trips added.")).toBeVisible();
  expect(network.sent(ACCEPT).map((body) => sentItems.parse(body).items.length)).toEqual([200, 1]);
});

test("a trip that cannot be made says why, and stays", async () => {
  const { person, network } = openFound(MORNING);
  network.answer({
    [ACCEPT]: {
      items: [
        {
          key: id(1),
          trip: null,
          error: { code: "trip_overlaps", message: "It overlaps with another trip." },
        },
      ],
    },
  });
  await person.click(await button("Accept"));
  expect(await screen.findByText("It overlaps with another trip.")).toHaveAttribute("role", "status");
  expect(screen.getByRole("region", { name: "Trip 1 of 1" })).toBeVisible();
});

test("without an answer nothing is changed, and that is said", async () => {
  const { person, network } = openFound(MORNING);
  network.answer({ [ACCEPT]: noAnswer });
  await person.click(await button("Accept"));
  expect(await screen.findByText("Network error. Please check your connection.")).toHaveAttribute(
    "role",
    "status",
  );
});

test("more or fewer hours may lie between two fish", async () => {
  const { person, network } = openFound(MORNING);
  await person.click(await screen.findByRole("radio", { name: "6 h" }));
  await waitFor(() => expect(network.asked("GET /trips/proposals")).toContain("GET /trips/proposals?gap=6"));
  expect(location.search).toBe("?gap=6");
});

test.each([
  [[], "Review trips"],
  [[tripOf()], "2 found in your catches"],
])("the trips lead to those found in catches: %#", async (trips, name) => {
  openPage("/catches/trips", {
    answers: {
      ...answersOfTrips(...trips),
      "GET /trips/proposals": { proposals: [MORNING, SOMEDAY], total: 2 },
    },
  });
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/catches/trips/found");
  const heading = screen.queryByRole("heading", { name: "We found 2 trips in 4 catches." });
  expect(heading !== null).toBe(trips.length === 0);
});
