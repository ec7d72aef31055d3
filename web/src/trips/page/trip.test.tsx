import type { Catch } from "@creel/domain/catches/catch";
import type { Trip } from "@creel/domain/trips/trip";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { conditionsOf, gaugedOf, tidesOf } from "../../testing/conditions.ts";
import { ALONE, MOOD } from "../../testing/custom-fields.ts";
import { type Answers, type Asked, goOffline, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { photoOfCatch } from "../../testing/photos.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { wholeTripOf } from "../data/trip-testing.ts";

const ID = "0199f2a0-0000-7000-8000-0000000000a1";
const at = (time: string) => `2026-11-20T${time}:00.000Z`;

const WALLEYE = catchOf({
  id: "walleye",
  date: at("12:42"),
  weight: 6.2,
  length: 25.5,
  lure_type: "Jig",
  trip_id: ID,
});
const PERCH = catchOf({ id: "perch", species: "Perch", date: at("15:20"), trip_id: ID });
const ELSEWHERE = catchOf({ id: "else", species: "Musky", date: at("13:00") });

const EVENT = {
  quantity: 1,
  species: null,
  lure_type: null,
  latitude: null,
  longitude: null,
  lines: null,
  note: null,
};
const EVENTS: Trip["events"] = [
  { ...EVENT, id: "lost", at: at("13:48"), kind: "lost", note: "At the boat" },
  { ...EVENT, id: "pause", at: at("14:00"), kind: "pause" },
  { ...EVENT, id: "resume", at: at("14:30"), kind: "resume" },
  { ...EVENT, id: "follow", at: null, kind: "follow", quantity: 2 },
];

const HOUR: Trip["conditions"]["hours"][number] = {
  hour: at("12:00"),
  weather_code: 2,
  air_temperature: 38,
  wind_speed: 7,
  wind_gust: null,
  wind_degrees: 225,
  barometric_pressure: 29.94,
  pressure_change: -0.06,
  cloud_cover: null,
  water_temperature: null,
  water_temperature_source: null,
  flow_index: null,
  level_trend: null,
  level: null,
  level_at: null,
  water_temperature_at: null,
  tide: null,
  sun_altitude: -10,
  is_sun_rising: true,
  moon_elongation: null,
  solunar: "minor",
  score: 78.6,
  score_rule: "1",
  source: "open-meteo-archive",
};

const TRIP = wholeTripOf({
  hours: { clock: 4, paused: 0.5, override: null, fished: 3.5, usable: true },
  method: "Casting",
  target_species: ["Walleye"],
  companions: ["Nils"],
  notes: "On the edge of the reef.",
  counts: {
    fish: 2,
    strikes: 0,
    lost: 1,
    follows: 2,
    bySpecies: [
      { species: "Walleye", count: 1 },
      { species: "Perch", count: 1 },
    ],
  },
  events: EVENTS,
  conditions: { state: "filled", hours: [HOUR] },
  catchIds: ["walleye", "perch"],
});

function openTrip(
  trip: Trip = TRIP,
  catches: readonly Catch[] = [WALLEYE, PERCH, ELSEWHERE],
  answers: Answers = {},
) {
  return openPage(`/catches/trips/${trip.id}`, {
    answers: {
      ...answersOfTrips(trip),
      [`GET /trips/${trip.id}`]: { trip },
      "GET /catches": ({ search }: Asked) => pageOf(catches, search),
      ...answers,
    },
  });
}

/** Returns the catches of the requested trip, one per page. */
function pageOf(catches: readonly Catch[], search: URLSearchParams) {
  const own = catches.filter(({ trip_id: of }) => search.get("trip") === null || of === search.get("trip"));
  const index = Number(search.get("cursor") ?? 0);
  const nextCursor = index + 1 < own.length ? String(index + 1) : null;
  return { catches: own.slice(index, index + 1), nextCursor, total: own.length, didYouMean: null };
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2009\u202F\u00A0]/gu, " ");

test("a trip's page says where and when it was, how and with whom", async () => {
  openTrip();
  await title("Lake Vermilion");
  const line = screen.getByText(/^Friday, November 20, 2026/);
  expect(plain(line.textContent)).toBe(
    "Friday, November 20, 2026, 6:10 – 10:10 AM · Casting, targeting Walleye, with Nils",
  );
  expect(screen.getByText("On the edge of the reef.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Trips" })).toHaveAttribute("href", "/catches/trips");
});

test("what is noted of a trip in own fields stands on its page", async () => {
  const { network } = openTrip({ ...TRIP, custom: { [MOOD.id]: "calm", gone: 1 } });
  network.answer({ "GET /custom-fields": { fields: [ALONE, MOOD] } });
  const own = within(await screen.findByRole("region", { name: "Custom fields" }));
  expect(own.getByText("calm")).toBeVisible();
  expect(own.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Mood"]);
});

test("its numbers are hours without breaks, fish, what was lost, and the rate", async () => {
  openTrip();
  await title("Lake Vermilion");
  await waitFor(() =>
    expect(screen.getByText("1 logged, 1 counted").closest("dl")).toHaveTextContent(
      /^Fished3:30hminus 30 min of breaksFish21 logged, 1 countedLost12 followsFish per hour0\.57/,
    ),
  );
});

test("more than a day by the clock is said to count in no rate until the angler says how long they fished", async () => {
  openTrip({ ...TRIP, hours: { clock: 168, paused: 0, override: null, fished: 168, usable: false } });
  expect(await screen.findByText(/^Over a day long: doesn’t count toward rates until/)).toBeVisible();
});

test("what happened stands in order, from the start to the end, and what was counted afterwards behind it", async () => {
  openTrip();
  const list = within(await screen.findByRole("region", { name: "What happened" }));
  await list.findByRole("button", { name: "Perch" });
  expect(list.getAllByRole("listitem").map(({ textContent }) => plain(textContent))).toEqual([
    "6:10 AMStart",
    "6:42 AMWaWalleyeJig6.2lb25.5in",
    "7:48 AMLostAt the boat",
    "8:00 AMBreak30 min, not counted",
    "9:20 AMPePerchCounted",
    "10:10 AMEnd",
    "Time not knownFollow × 2",
  ]);
});

test("a fish of the trip is opened from there", async () => {
  const { person, network } = openTrip();
  network.answer({ "GET /catches/walleye": { catch: WALLEYE } });
  await person.click(await screen.findByRole("button", { name: "Walleye" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Walleye");
});

test("the first photo of each fish stands below, and leads to the fish", async () => {
  const caught = { ...WALLEYE, photos: ["one", "two"].map(photoOfCatch) };
  const { person, network } = openTrip(TRIP, [caught, PERCH]);
  network.answer({ "GET /catches/walleye": { catch: caught } });
  const photos = within(await screen.findByRole("region", { name: "Photos" }));
  expect(photos.getAllByRole("listitem")).toHaveLength(1);
  await person.click(photos.getByRole("button", { name: "Photo: Walleye" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Walleye");
});

test("hour by hour is one picture with a sentence, and the conditions a table", async () => {
  openTrip();
  const picture = await screen.findByRole("img", { name: /2 fish, 1 lost$/ });
  for (const word of [
    "Logged",
    "Counted",
    "Lost",
    "Light",
    "Pressure, inHg",
    "Wind, mph",
    "Score",
    "Solunar",
  ]) {
    expect(picture).toHaveTextContent(word);
  }
  const table = screen.getByRole("table");
  expect(plain(within(table).getAllByRole("row")[1]?.textContent ?? "")).toBe(
    "6:00 AM⛅ 38 °F29.94 falling7 mph SW79",
  );
  expect(screen.getByText(/^Hollow: scored after the trip began/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Weather data by Open-Meteo.com" })).toBeVisible();
});

test("hours on a coast have the tide and the water's temperature", async () => {
  openTrip({
    ...TRIP,
    conditions: {
      state: "filled",
      hours: [
        { ...HOUR, tide: "slack", water_temperature: 50 },
        { ...HOUR, hour: at("13:00"), tide: "falling" },
      ],
    },
  });
  const picture = await screen.findByRole("img", { name: /2 fish, 1 lost$/ });
  expect(picture).toHaveTextContent(/Tide.*Slack.*Falling/);
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  const water = rows.map((row) => plain(row.children[4]?.textContent ?? ""));
  expect(water).toEqual(["Water", "50 °F, slack", "Falling"]);
});

test("hours on a river have its level in words, and the water's temperature with its source", async () => {
  const river = { flow_index: 0.9, level_trend: "rising" as const, level: 4.5, level_at: at("12:45") };
  openTrip(
    {
      ...TRIP,
      water: { id: "vermilion", name: "Vermilion River" },
      conditions: {
        state: "filled",
        hours: [
          {
            ...HOUR,
            ...river,
            water_temperature: 44,
            water_temperature_source: "gauge",
            water_temperature_at: at("12:10"),
          },
          {
            ...HOUR,
            ...river,
            hour: at("13:00"),
            level: 4.8,
            level_at: at("13:30"),
            water_temperature: 43,
            water_temperature_source: "learned",
          },
        ],
      },
    },
    [],
    { "GET /waters/vermilion/conditions": { conditions: gaugedOf() } },
  );
  const picture = await screen.findByRole("img", { name: /fish, 1 lost$/ });
  expect(picture).toHaveTextContent(/Riverhigh, rising, 4\.5 ft to 4\.8 ft/);
  expect(picture).toHaveTextContent(/Water, °F44 by the gauge43 learned/);
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows[1]).toHaveTextContent("high, rising, 4.5 ft");
  expect(
    await screen.findByText(
      "Filled in by the gauge Vermilion River near Crane Lake (USGS, read within 20 min) and what Creel learned from your readings.",
    ),
  ).toBeVisible();
});

test("hours whose level was judged by eye name who judged it, and how far from them", async () => {
  const byEye = { flow_index: 0.875, level_at: at("14:30") };
  openTrip(
    {
      ...TRIP,
      water: { id: "vermilion", name: "Vermilion River" },
      conditions: { state: "filled", hours: [{ ...HOUR, ...byEye }] },
    },
    [],
    { "GET /waters/vermilion/conditions": { conditions: conditionsOf() } },
  );
  expect(await screen.findByText("Filled in by you (read within 2 h).")).toBeVisible();
});

test("a temperature that the angler entered on the trip comes before that of the coast", async () => {
  const coastal = { water_temperature: 50, water_temperature_source: "coast" as const };
  openTrip({
    ...TRIP,
    water_temperature: 47,
    conditions: { state: "filled", hours: [{ ...HOUR, ...coastal }] },
  });
  expect(await screen.findByText("Filled in by you.")).toBeVisible();
  expect(plain(within(screen.getByRole("table")).getAllByRole("row")[1]?.textContent ?? "")).toMatch(/47 °F/);
});

test("hours with a temperature of the coast say what measured it", async () => {
  const coastal = { water_temperature: 50, water_temperature_source: "coast" as const };
  openTrip({ ...TRIP, conditions: { state: "filled", hours: [{ ...HOUR, ...coastal }] } });
  expect(await screen.findByText("Filled in by a station on the coast or a model of the sea.")).toBeVisible();
});

test("the tide of a trip is drawn once it is known what it is calculated from", async () => {
  openTrip(
    {
      ...TRIP,
      latitude: 44.4,
      longitude: -68.2,
      conditions: { state: "filled", hours: [{ ...HOUR, tide: "rising" }] },
    },
    [],
    { "GET /weather/tides": { tides: tidesOf() } },
  );
  const picture = await screen.findByRole("img", { name: /fish, 1 lost$/ });
  await waitFor(() => expect(picture).toHaveTextContent(/Tide, ft\s*-?\d/));
  expect(
    await screen.findByText(/^Filled in by Bar Harbor, Maine \(tide\)\. Not for navigation\.$/),
  ).toBeVisible();
});

test("hours that are not there yet are said so", async () => {
  openTrip({ ...TRIP, conditions: { state: "waiting", hours: [] } });
  expect(await screen.findByText("Creel fills in the weather for these hours later.")).toBeVisible();
});

test("a blank counts, and says so", async () => {
  const none = { fish: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] };
  openTrip(wholeTripOf({ counts: none }), []);
  expect(await screen.findByText("Skunked. It counts.")).toBeVisible();
});

test("a trip made of old catches does not pretend to know its hours", async () => {
  openTrip({
    ...TRIP,
    start_source: "inferred",
    end_source: "inferred",
    hours: { clock: 3, paused: 0, override: null, fished: null, usable: false },
  });
  expect(await screen.findByText("No start and end")).toBeVisible();
  expect(screen.getByText("First fish. Start time not known.")).toBeVisible();
});

test("a link to a trip shows nothing of its place, time, notes and name until somebody chooses so", async () => {
  const asked: unknown[] = [];
  const { person, network } = openTrip();
  network.answer({
    "POST /shares": ({ body }: Asked) => {
      asked.push(body);
      return { share: SHARE, url: "/s/wX9f4kTqwX9f4kTqwX9f4k" };
    },
    "GET /shares": { shares: [] },
  });
  await title("Lake Vermilion");
  await person.click(within(screen.getByRole("main")).getByRole("button", { name: "Share" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share this trip" }));
  await person.click(dialog.getByRole("button", { name: "Create link" }));
  expect(await screen.findByRole("textbox", { name: "Your link" })).toBeVisible();
  expect(asked).toEqual([{ subject: "trip", subject_id: ID, ...NOTHING, days: 30 }]);
});

const NOTHING = {
  precision: "none",
  show_time: false,
  show_notes: false,
  show_water: false,
  show_name: false,
};
const SHARE = {
  id: "0198a5c0-0000-7000-8000-0000000000aa",
  subject: "trip",
  subject_id: ID,
  year: null,
  ...NOTHING,
  created_at: at("18:00"),
  expires_at: "2035-12-20T12:00:00.000Z",
  revoked_at: null,
  seen_count: 0,
  about: { species: null, weight: null, day: "2026-11-20", thumbnail: null, water: null },
};

test("a trip that was deleted is said not to be there", async () => {
  openPage("/catches/trips/gone", {
    answers: { ...answersOfTrips(), "GET /trips/gone": refusal(404, "not_found", "No") },
  });
  await title("Trip not found");
  expect(screen.getByRole("link", { name: "All trips" })).toHaveAttribute("href", "/catches/trips");
});

test("without a network a trip that is not on this device is said so", async () => {
  goOffline();
  openPage("/catches/trips/far", {
    answers: { ...answersOfTrips(), "GET /trips/far": noAnswer, "GET /catches": noAnswer },
  });
  expect(await screen.findByText(/^It isn’t on this device, and Creel could not be reached/)).toBeVisible();
});

const TRACK = [
  { at: at("12:10"), latitude: 47.83, longitude: -92.26, accuracy: 12 },
  { at: at("12:11"), latitude: 47.831, longitude: -92.26, accuracy: 12 },
];

test("a trip's page says how many positions its track has, and deletes them at once on this device", async () => {
  const { person } = openTrip({ ...TRIP, track: TRACK });
  const where = within(await screen.findByRole("region", { name: "Where" }));
  expect(where.getByText(/^Track with 2 positions/)).toBeVisible();
  goOffline();

  await person.click(where.getByRole("button", { name: "Delete the track…" }));
  const question = within(await screen.findByRole("alertdialog"));
  await person.click(question.getByRole("button", { name: "Delete the track" }));

  await waitFor(() => expect(screen.queryByText(/^Track with \d+ positions?/)).toBeNull());
  expect(screen.getByRole("region", { name: "Where" })).toBeVisible();
});

const GPX_OF_DAY = `<gpx version="1.1" creator="a watch"><trk><trkseg>${["12:00", "12:10", "16:10", "23:00"]
  .map((time) => `<trkpt lat="47.83" lon="-92.26"><time>${at(time)}</time></trkpt>`)
  .join("")}</trkseg></trk></gpx>`;

async function addFile(text: string) {
  const { person } = openTrip();
  const where = within(await screen.findByRole("region", { name: "Where" }));
  goOffline();
  await person.upload(fileInput(), new File([text], "day.gpx"));
  return where;
}

/** The browser's file input, which a button opens. */
function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>("section input[type=file]");
  if (!input) throw new Error("A button chooses a file");
  return input;
}

test("of a watch's file the positions within the time of a trip become its track", async () => {
  const where = await addFile(GPX_OF_DAY);
  expect(await where.findByText(/^Track with 2 positions/)).toBeVisible();
});

test.each([
  [
    GPX_OF_DAY.replaceAll("2026-11-20", "2025-11-20"),
    "This file has no positions from the time of this trip.",
  ],
  ["", "This file is empty."],
])("a file without a track of the trip says so", async (text, sentence) => {
  const where = await addFile(text);
  expect(await where.findByRole("alert")).toHaveTextContent(sentence);
});
