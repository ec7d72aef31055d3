import type { Catch } from "@creel/domain/catches/catch";
import type { Dismissals, Doctor, Finding } from "@creel/domain/doctor/finding";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { photoOfCatch } from "../../testing/photos.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { tripOf, wholeTripOf } from "../../trips/data/trip-testing.ts";

const id = (number: number) => `0199f2a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const PERCH = catchOf({ id: id(1), species: "Perch", length: 310 });
const ONE = catchOf({ id: id(2), length: 25, weight: 6.2, notes: "Reef" });
const OTHER = catchOf({ id: id(3), length: 25, weight: 6.2, notes: "Dusk", depth: 12 });
const FAR = catchOf({ id: id(4), date: "2026-10-31T14:05:00.000Z", time: "09:05:00", weight: 4.1 });
const TRIP = tripOf({ id: id(9) });

const NONE: Omit<Finding, "key" | "check"> = {
  catch_ids: [],
  trip_id: null,
  measure: null,
  time_zone: null,
  mends: [],
};
const LONG: Finding = {
  ...NONE,
  key: `length:${id(1)}`,
  check: "length",
  catch_ids: [id(1)],
  measure: 23.62,
  mends: [{ kind: "length", length: 310 / 25.4, slip: "mm_as_in" }],
};
const PHOTO: Finding = {
  ...NONE,
  key: `photo_time:${id(4)}`,
  check: "photo_time",
  catch_ids: [id(4)],
  measure: 8760,
  mends: [{ kind: "time", date: "2025-10-31T14:05:00.000Z", how: "photo" }],
};
const TWICE: Finding = {
  ...NONE,
  key: `twice:${id(2)}:${id(3)}`,
  check: "twice",
  catch_ids: [id(2), id(3)],
  mends: [{ kind: "merge" }],
};
const ENDLESS: Finding = {
  ...NONE,
  key: `long_trip:${id(9)}`,
  check: "long_trip",
  trip_id: id(9),
  measure: 15.5,
  mends: [{ kind: "end_trip", ended_at: "2026-11-20T15:00:00.000Z" }],
};

function answers(findings: Finding[], catches: Catch[] = [PERCH, ONE, OTHER]): Answers {
  const imported = [{ catch_id: id(1), file_name: "winter-2025.xlsx" }];
  const doctor: Doctor = { looked: 214, total: findings.length, findings, catches, trips: [TRIP], imported };
  return {
    ...answersOfTrips(),
    ...answersOfLog(...catches),
    "GET /doctor": doctor,
    "GET /doctor/dismissals": { dismissals: [], catches: [], trips: [] },
    "PUT /doctor/dismissals/*": () => new Response(null, { status: 204 }),
    "DELETE /doctor/dismissals/*": () => new Response(null, { status: 204 }),
    "PUT /trips/*": { trip: wholeTripOf(TRIP) },
  };
}

const openDoctor = (findings: Finding[], catches?: Catch[]) =>
  openPage("/catches/doctor", { answers: answers(findings, catches) });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const done = () => within(screen.getByRole("region", { name: "Done" }));
const changes = (network: ReturnType<typeof openDoctor>["network"], catchId: string) =>
  network.sent(`PUT /catches/${catchId}`);

test("what looks odd says why, is mended with a tap, and the tap is taken back", async () => {
  const { person, network } = openDoctor([LONG]);
  const figures = await screen.findByRole("region", { name: "Numbers" });
  expect(within(figures).getByRole("heading", { name: "Perch, 310 in" })).toBeVisible();
  expect(figures).toHaveTextContent(
    "Longer than any on record: Perch grow to 24 in. If you meant millimeters, it’s 12.2 in.",
  );
  expect(screen.getByText(/^1 thing looks off in your 214 catches/)).toBeVisible();

  await person.click(await button("Change to 12.2 in: Perch, 310 in"));
  await waitFor(() => expect(done().getByText("Changed to 12.2 in.")).toBeVisible());
  expect(screen.queryByRole("region", { name: "Numbers" })).toBeNull();
  expect(screen.getByRole("heading", { name: "All checked" })).toBeVisible();
  await waitFor(() => expect(changes(network, id(1))).toMatchObject([{ length: 310 / 25.4 }]));

  await person.click(done().getByRole("button", { name: "Undo: Perch, 310 in" }));
  await waitFor(() => expect(changes(network, id(1))).toHaveLength(2));
  expect(changes(network, id(1))[1]).toMatchObject({ length: 310 });
  expect(await screen.findByRole("region", { name: "Numbers" })).toBeVisible();
});

test("a catch that came with a file says with which, another one nothing", async () => {
  openDoctor([LONG, TWICE]);
  expect(await screen.findByRole("region", { name: "Numbers" })).toHaveTextContent("From winter-2025.xlsx.");
  expect(screen.getByRole("region", { name: "Duplicates and dates" })).not.toHaveTextContent("Came with");
});

test("what is right is said so to the server, for good, and until it is taken back here", async () => {
  const { person, network } = openDoctor([LONG]);
  await person.click(await button("It’s correct: Perch, 310 in"));
  await waitFor(() => expect(done().getByText("You said it’s correct. We won’t ask again.")).toBeVisible());
  expect(network.asked("PUT /doctor")).toEqual([`PUT /doctor/dismissals/${LONG.key}`]);
  expect(screen.getByText("1 of 1 done")).toBeVisible();
  await person.click(done().getByRole("button", { name: /^Undo/ }));
  await waitFor(() =>
    expect(network.asked("DELETE /doctor")).toEqual([`DELETE /doctor/dismissals/${LONG.key}`]),
  );
});

test("what was said to be right long ago is looked at again", async () => {
  const dismissed: Dismissals = {
    dismissals: [
      {
        key: LONG.key,
        check: "length",
        catch_ids: [id(1)],
        trip_id: null,
        dismissed_at: "2026-01-02T03:04:05Z",
      },
      {
        key: ENDLESS.key,
        check: "long_trip",
        catch_ids: [],
        trip_id: id(9),
        dismissed_at: "2026-01-02T03:04:05Z",
      },
    ],
    catches: [PERCH],
    trips: [TRIP],
  };
  const { person, network } = openPage("/catches/doctor", {
    answers: { ...answers([]), "GET /doctor/dismissals": () => Response.json(dismissed) },
  });
  const list = within(await screen.findByRole("region", { name: "You said these are correct" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Perch, 310 in.*Length/),
    expect.stringMatching(/Trip length/),
  ]);
  await person.click(list.getByRole("button", { name: "Check again: Perch, 310 in" }));
  await waitFor(() =>
    expect(network.asked("DELETE /doctor")).toEqual([`DELETE /doctor/dismissals/${LONG.key}`]),
  );
  await waitFor(() => expect(network.asked("GET /doctor/dismissals").length).toBeGreaterThan(1));
});

test("the same fish twice becomes one with all that both know, and the other waits to be deleted", async () => {
  const { person, network } = openDoctor([TWICE]);
  expect(await screen.findByRole("heading", { name: "Walleye, 6.2 lb, twice" })).toBeVisible();
  await person.click(await button(/^Merge them/));
  await waitFor(() => expect(done().getByText("Merged into one catch.")).toBeVisible());
  await waitFor(() => expect(changes(network, id(2))).toMatchObject([{ notes: "Reef\n\nDusk", depth: 12 }]));
  await person.click(done().getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(changes(network, id(2))).toHaveLength(2));
  expect(changes(network, id(2))[1]).toMatchObject({ notes: "Reef", depth: null });
  expect(network.asked("DELETE /catches")).toEqual([]);
});

test("the same fish twice is compared, field by field, before anything is made of it", async () => {
  const { person } = openDoctor([TWICE]);
  await person.click(await button(/^Compare/));
  const table = within(await screen.findByRole("table", { name: "Differences" }));
  expect(table.getByRole("row", { name: "Depth nothing noted 12 ft" })).toBeVisible();
  expect(table.getByRole("row", { name: "Notes Reef Dusk" })).toBeVisible();
  expect(table.getAllByRole("row")).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Edit the other" })).toBeVisible();
  await person.click(await button(/^Compare/));
  expect(screen.queryByRole("table")).toBeNull();
});

test("a catch a year after its photo is mended to the photo's time, a day alone gets its day back", async () => {
  const day = { ...FAR, time: null, date: "2026-10-31T17:00:00.000Z" };
  const { person, network } = openDoctor([PHOTO], [day]);
  expect(
    await screen.findByText(/^Its photo was taken on .*2025.*The catch is logged 365 days later\.$/),
  ).toBeVisible();
  await person.click(await button(/^Use the photo’s time/));
  await waitFor(() => expect(changes(network, id(4))).toMatchObject([{ date: "2025-10-31T14:05:00.000Z" }]));
  await person.click(done().getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(changes(network, id(4))[1]).toMatchObject({ date: "2026-10-31" }));
});

test("a place that looks odd is a tap away on the map", async () => {
  const fix = { kind: "place", latitude: 47.9, longitude: -92.3, how: "shore" } as const;
  const off: Finding = {
    ...PHOTO,
    key: `off_water:${id(4)}`,
    check: "off_water",
    measure: 900,
    mends: [fix],
  };
  openDoctor([off], [{ ...FAR, latitude: 47.91, longitude: -92.3 }]);
  const map = await screen.findByRole("link", { name: "Map: Walleye, 4.1 lb" });
  expect(map).toHaveAttribute("href", `/map?lat=47.91&lng=-92.3&zoom=17&catchId=${id(4)}`);
});

test.each([
  [900, "It is on dry land, 0.6 mi from the nearest water on the map."],
  [null, "It is on dry land: the map has no water nearby."],
])("a catch on land says how far the water is: %s m", async (measure, text) => {
  const onLand: Finding = { ...PHOTO, key: `on_land:${id(4)}`, check: "on_land", measure, mends: [] };
  openDoctor([onLand], [{ ...FAR, latitude: 47.91, longitude: -92.3 }]);
  const places = await screen.findByRole("region", { name: "Places" });
  expect(within(places).getByText(text)).toBeVisible();
});

test("a weight alone that no fish of its kind has is told so", async () => {
  const fix = { kind: "weight", weight: 6.2, slip: "point" } as const;
  const heavy: Finding = {
    ...LONG,
    key: `weight:${id(4)}`,
    check: "weight",
    catch_ids: [id(4)],
    mends: [fix],
  };
  openDoctor([heavy], [{ ...FAR, weight: 62, length: null }]);
  expect(
    await screen.findByText("Heavier than any Walleye on record. A decimal point may be missing."),
  ).toBeVisible();
});

test("two catches with photos are left to their angler", async () => {
  const photos = [photoOfCatch("p")];
  const { person } = openDoctor(
    [TWICE],
    [
      { ...ONE, photos },
      { ...OTHER, photos },
    ],
  );
  expect(await screen.findByText(/Both have photos/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Merge them/ })).toBeNull();
  await person.click(await button(/^Compare/));
  expect(await button("Edit the first")).toBeVisible();
});

test("a trip without an end gets one, and has the other again", async () => {
  const { person, network } = openDoctor([ENDLESS]);
  expect(await screen.findByText("It lasts 15.5 hours. Maybe you forgot to end it.")).toBeVisible();
  await person.click(await button(/^End trip on/));
  await waitFor(() =>
    expect(network.sent("PUT /trips/*")).toMatchObject([{ ended_at: "2026-11-20T15:00:00.000Z" }]),
  );
  await person.click(done().getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(network.sent("PUT /trips/*")[1]).toMatchObject({ ended_at: TRIP.ended_at }));
});

test("where nothing is odd, that is said", async () => {
  openDoctor([]);
  expect(await screen.findByRole("heading", { name: "Nothing looks off" })).toBeVisible();
});

test("without an answer nothing is claimed of the log", async () => {
  openPage("/catches/doctor", { answers: { ...answers([]), "GET /doctor": noAnswer } });
  expect(await screen.findByRole("heading", { name: "Your log could not be checked" })).toBeVisible();
});

test.each([
  [[], /^Check my log.*odd dates$/],
  [[LONG, TWICE], /^Check my log.*2$/],
])("the tools lead to it, and say how many things look odd: %#", async (findings, name) => {
  openPage("/you", { answers: answers(findings) });
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", "/catches/doctor");
});
