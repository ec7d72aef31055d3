import type { User } from "@creel/domain/accounts/user";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { WaterConditions } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { conditionsOf, gaugedOf, gaugeOf, offeredOf, tidesOf } from "../../testing/conditions.ts";
import { type Answers, goOffline, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { answersOfWaters, waterOf } from "../../testing/waters.ts";
import { WaterConditions as WaterConditionsPart } from "./water-conditions.tsx";

const RIVER = waterOf({ name: "Vermilion River", kind: "river", trips: 9 });
const BAY = waterOf({ name: "Frenchman Bay", kind: "sea", latitude: 44.4, longitude: -68.2 });
const LAKE = waterOf();
const IN_API = `/waters/${RIVER.id}`;
const CONDITIONS = `GET ${IN_API}/conditions`;
const OFFERS = { gauges: [offeredOf()], silent: [], attribution: [] };
const NO_TIDES = { "GET /weather/tides": { tides: null } };

function open(
  water = RIVER,
  conditions: WaterConditions = conditionsOf(),
  answers: Answers = {},
  user: Partial<User> = {},
) {
  return show(<WaterConditionsPart water={water} isNew={false} />, {
    user,
    answers: { ...answersOfWaters(water), ...NO_TIDES, [CONDITIONS]: { conditions }, ...answers },
  });
}

function openWaterPage(water: Water, answers: Answers) {
  return openPage(`/catches/waters/${water.id}`, {
    answers: { ...answersOfWaters(water), ...NO_TIDES, ...answers },
  });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));
const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ").replaceAll("\u202f", " ") ?? "";

test("a river's level stands in words before its course over 30 days", async () => {
  open(RIVER, gaugedOf());
  const level = await section("River level");
  expect(level.getByText("high, rising")).toBeVisible();
  expect(level.getByText("Up 0.6 ft since yesterday.")).toBeVisible();
  expect(level.getByText("Flow 1,240 ft³/s.")).toBeVisible();
  expect(level.getByText("Higher than on 93 of 100 days at this time of year.")).toBeVisible();
  const chart = level.getByRole("img");
  expect(chart).toHaveAccessibleName(
    /^River level for 30 days: 3\.3 ft on .*, lowest 2\.8 ft on .*, 4\.8 ft on/,
  );
  expect(chart).toHaveAccessibleName(/The usual for the date is 1\.8 ft to 3\.3 ft\.$/);
  expect(chart).toHaveTextContent("usual for the date");
  expect(chart).toHaveTextContent("2.8 ft4.8 ft now");
});

test("the gauge of a level is named, with who confirmed it, its service and its age", async () => {
  open(RIVER, gaugedOf());
  const level = await section("River level");
  expect(level.getByText("You confirmed this gauge on May 3")).toBeVisible();
  expect(level.getByText("Vermilion River near Crane Lake")).toBeVisible();
  expect(level.getByRole("link", { name: "U.S. Geological Survey" })).toBeVisible();
  expect(plain(level.getByText(/^Measured/).textContent)).toMatch(/^Measured .*, 25 min ago$/);
});

test("a level is told in the angler's own units", async () => {
  open(RIVER, gaugedOf(), {}, { units: "metric" });
  const level = await section("River level");
  expect(level.getByText("Up 0.18 m since yesterday.")).toBeVisible();
  expect(level.getByText("Flow 35 m³/s.")).toBeVisible();
});

test("a flow is compared with the median of its date, where that is known", async () => {
  open(RIVER, gaugedOf({ medianFlow: 620 }));
  expect((await section("River level")).getByText("About twice the usual flow for the date.")).toBeVisible();
});

test("a flow without a median of its date is not compared", async () => {
  open(RIVER, gaugedOf());
  expect((await section("River level")).queryByText(/usual flow/)).toBeNull();
});

test("an old level says how old it is, and no longer whether it rises", async () => {
  const now = { level: 4.2, flow: null, temperature: null, observedAt: before(9.4 * HOUR_MS) };
  open(RIVER, gaugedOf({ now, change24h: null }, { isSilent: true }));
  const level = await section("River level");
  expect(level.getByText("9 hours old")).toBeVisible();
  expect(level.getByText(/Rising or falling since then is not known\.$/)).toBeVisible();
  expect(level.queryByText(/rising/)).toBeNull();
  expect(level.getByText("The gauge’s service isn’t answering right now.")).toBeVisible();
});

test("a gauge that has told nothing yet is not a level of zero", async () => {
  const now = { level: null, flow: null, temperature: null, observedAt: null };
  const unknown = { now, change24h: null, trend: null, index: null, bin: null, points: [], usual: [] };
  open(RIVER, gaugedOf(unknown));
  const level = await section("River level");
  expect(level.getByText("–")).toBeInTheDocument();
  expect(level.getByText("The gauge has not told anything yet.")).toBeVisible();
  expect(level.queryByRole("img")).toBeNull();
});

test("no gauge is asked for before the angler wants one", async () => {
  const { network } = open();
  const level = await section("River level");
  expect(level.getByText("No gauge chosen yet.")).toBeVisible();
  expect(network.asked(`GET ${IN_API}/gauges`)).toEqual([]);
});

test("without a network the button to choose a gauge rests, and says why", async () => {
  open();
  const level = await section("River level");
  goOffline();
  expect(await level.findByText("No gauge chosen yet. Finding one needs a signal.")).toBeVisible();
  expect(level.getByRole("button", { name: "Choose a gauge" })).toBeDisabled();
  expect(level.getByText("We will offer them when you are back.")).toBeVisible();
});

async function openGauges(person: ReturnType<typeof open>["person"]) {
  const level = await section("River level");
  await person.click(level.getByRole("button", { name: "Choose a gauge" }));
  return within(await screen.findByRole("dialog", { name: "Which gauge matches your river?" }));
}

test("gauges on the river of the water's name come first, the others after them", async () => {
  const orr = offeredOf({
    station: "2",
    name: "Pelican River at Orr",
    river: "Pelican River",
    distance: 4,
    hasName: false,
    quantities: ["level"],
  });
  const { person } = open(RIVER, conditionsOf(), {
    [`GET ${IN_API}/gauges`]: { ...OFFERS, gauges: [offeredOf(), orr] },
  });
  const dialog = await openGauges(person);
  const titles = dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(["On the Vermilion River", "Other waters nearby"]);
  const rows = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toBe(
    "1Vermilion River near Crane LakeUSGS · 6 mi away4.8 ft, flow, temperature · 2 h agoUse this",
  );
  expect(rows[1]).toBe("2Pelican River at OrrUSGS · 4 mi away4.8 ft, level only · 2 h agoUse this");
  expect(dialog.getByText(/shown to nobody else\.$/)).toBeVisible();
});

test("one press confirms a gauge, and Undo chooses none again", async () => {
  const { person, network } = open(RIVER, conditionsOf(), {
    [`GET ${IN_API}/gauges`]: OFFERS,
    [`PUT ${IN_API}/gauge`]: {
      conditions: gaugedOf({}, { gauge: gaugeOf({ confirmed_at: before(0) }), pendingTrips: 9 }),
    },
    [`DELETE ${IN_API}/gauge`]: { conditions: conditionsOf() },
  });
  const dialog = await openGauges(person);
  await person.click(dialog.getByRole("button", { name: "Use this: Vermilion River near Crane Lake" }));
  expect(await screen.findByText("You confirmed this gauge today")).toBeVisible();
  expect(screen.getByText("Your 9 earlier trips here are getting their levels.")).toBeVisible();
  expect(network.sent(`PUT ${IN_API}/gauge`)).toEqual([{ service: "usgs", station: "05129115" }]);
  expect(await screen.findByText("Gauge chosen: Vermilion River near Crane Lake")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("No gauge chosen yet.")).toBeVisible();
});

test("None of these is kept, and leaves a quiet way back", async () => {
  const { person, network } = open(RIVER, conditionsOf(), {
    [`GET ${IN_API}/gauges`]: OFFERS,
    [`PUT ${IN_API}/gauge`]: { conditions: conditionsOf({ isGaugeDeclined: true }) },
  });
  const dialog = await openGauges(person);
  await person.click(dialog.getByRole("button", { name: /^None of these/ }));
  expect(await screen.findByText("None of the gauges near here tells about this water.")).toBeVisible();
  expect(network.sent(`PUT ${IN_API}/gauge`)).toEqual([{ none: true }]);
  expect(screen.getByRole("button", { name: "Choose a gauge" })).toBeVisible();
});

test("a choice that could not be saved stays open, with the reason", async () => {
  const { person } = open(RIVER, conditionsOf(), {
    [`GET ${IN_API}/gauges`]: OFFERS,
    [`PUT ${IN_API}/gauge`]: refusal(400, "unexpected", "The gauge is gone"),
  });
  const dialog = await openGauges(person);
  await person.click(dialog.getByRole("button", { name: /^Use this/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("The gauge is gone");
});

test("where no gauge is near, the level is noted by eye and kept without a network", async () => {
  const user = anglerOf();
  const answers = {
    [`GET ${IN_API}/gauges`]: { ...OFFERS, gauges: [] },
    [`POST ${IN_API}/readings`]: noAnswer,
  };
  const { person } = open(RIVER, conditionsOf(), answers, user);
  const level = await section("River level");
  await person.click(level.getByRole("button", { name: "Choose a gauge" }));
  expect(await level.findByText("No gauge within 30 mi. That is true of most small rivers.")).toBeVisible();
  expect(level.getByRole("button", { name: "Look again" })).toBeVisible();
  await person.click(level.getByRole("button", { name: "High" }));
  await waitFor(async () =>
    expect(await listItems(user.id)).toMatchObject([
      { work: { kind: "add reading", reading: { level: "high", temperature: null } } },
    ]),
  );
});

test("a service that did not answer is named before it is said that there is no gauge", async () => {
  const { person } = open(RIVER, conditionsOf(), {
    [`GET ${IN_API}/gauges`]: { gauges: [], silent: ["usgs"], attribution: [] },
  });
  const level = await section("River level");
  await person.click(level.getByRole("button", { name: "Choose a gauge" }));
  expect(await level.findByText("No gauge found within 30 mi. USGS did not answer.")).toBeVisible();
});

test("conditions that cannot be loaded leave the rest of the page", async () => {
  openWaterPage(RIVER, { [CONDITIONS]: refusal(404, "not_found", "Not found") });
  expect(await screen.findByRole("heading", { level: 1, name: "Vermilion River" })).toBeVisible();
  expect(await screen.findByText("Level and water temperature could not be loaded.")).toBeVisible();
  expect(screen.getByRole("region", { name: "Spots" })).toBeVisible();
});

const READING = { id: "one", at: before(2 * HOUR_MS), temperature: 44, level: null };

test("a measured temperature stands first, the learned one below it with its range", async () => {
  const learned = [
    { date: before(40 * 24 * HOUR_MS).slice(0, 10), value: 60, low: 58, high: 62 },
    { date: before(0).slice(0, 10), value: 43, low: 41, high: 45 },
  ];
  const temperature = {
    measured: { value: 44, at: READING.at, by: "angler" as const },
    readings: [READING],
    neededReadings: 10,
    learned,
  };
  open(LAKE, conditionsOf({ temperature }));
  const shown = await section("Water temperature");
  expect(shown.getByText("measured")).toBeVisible();
  expect(shown.getByText(/^By you, /)).toBeVisible();
  expect(shown.getByText("likely 41 to 45")).toBeVisible();
  expect(shown.getByText("likely range, 9 days out of 10")).toBeVisible();
  expect(shown.getByText("your reading, 1")).toBeVisible();
  expect(shown.getByText(/Days with a range over 5 °F stay out of your rates\.$/)).toBeVisible();
  expect(shown.getByRole("img")).toHaveAccessibleName(
    "Water temperature: learned from 43 °F to 60 °F over the last year, 43 °F now, with 1 reading of yours.",
  );
});

test("too few readings say how many it takes to learn", async () => {
  const temperature = { measured: null, readings: [READING], neededReadings: 10, learned: [] };
  open(LAKE, conditionsOf({ temperature }));
  const shown = await section("Water temperature");
  expect(
    shown.getByText("1 of 10 readings. From then on, Creel learns the temperature of the other days."),
  ).toBeVisible();
  expect(shown.queryByText("learned")).toBeNull();
});

test("a river, whose temperature is not learned, says what a reading is for", async () => {
  open({ ...LAKE, kind: "river" }, conditionsOf());
  const shown = await section("Water temperature");
  expect(shown.getByText("A reading fills in the hours of your trips around it.")).toBeVisible();
});

test("a reading is sent, shown at once, and undone", async () => {
  const { person, network } = openWaterPage(LAKE, {
    [`POST ${IN_API}/readings`]: {},
    [`DELETE ${IN_API}/readings/*`]: () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Lake Vermilion" })).toBeVisible();
  const shown = await section("Water temperature");
  await person.click(shown.getByRole("button", { name: "Add a reading" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a reading" }));
  await person.click(dialog.getByRole("button", { name: "Save reading" }));
  const field = dialog.getByRole("textbox", { name: /^Water temperature/ });
  expect(field).toHaveAccessibleDescription(/Enter the temperature/);
  await person.type(field, "44");
  await person.tab();
  await person.click(dialog.getByRole("button", { name: "Save reading" }));
  expect(await screen.findByText("Reading saved: 44 °F")).toBeVisible();
  expect(network.sent(`POST ${IN_API}/readings`)).toMatchObject([{ temperature: 44, level: null }]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(network.asked(`DELETE ${IN_API}/readings/`)).toHaveLength(1));
});

test("a reading made without a network waits on this phone, and is the measured temperature", async () => {
  const { person } = open(LAKE, conditionsOf(), { [`POST ${IN_API}/readings`]: noAnswer });
  const shown = await section("Water temperature");
  goOffline();
  await person.click(shown.getByRole("button", { name: "Add a reading" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a reading" }));
  await person.type(dialog.getByRole("textbox", { name: /^Water temperature/ }), "51");
  await person.tab();
  await person.click(dialog.getByRole("button", { name: "Save reading" }));
  expect(await shown.findByText("measured")).toBeVisible();
  expect(shown.getByText(/^By you, /).parentElement).toHaveTextContent("51°F");
});

test("the tide of today has its turns, the next one, and a warning before its source", async () => {
  const doubt = ["Possible quality control issues."];
  const station = { ...tidesOf().station, disclaimers: doubt };
  open(BAY, conditionsOf(), { "GET /weather/tides": { tides: tidesOf({ station }) } });
  const tide = await section("Tide today");
  const chart = tide.getByRole("img");
  expect(plain(chart.getAttribute("aria-label"))).toMatch(
    /^Tide today: (high 10\.\d|low 0\.\d) ft at \d+:\d\d [AP]M.*\. Now \d+\.\d ft, (rising|falling)\.$/,
  );
  expect(tide.getByText(/^(High|Low) in /)).toBeVisible();
  const source = tide.getByText("Not for navigation.").parentElement;
  expect(source).toHaveTextContent(
    /^Not for navigation\.Bar Harbor, Maine, 0\.7 mi awayHeights above mean lower low water\.NOAA harmonic constants/,
  );
  expect(source).toHaveTextContent(/Possible quality control issues\.$/);
});

test("the tide of another day is drawn without asking anybody", async () => {
  const { person, network } = open(BAY, conditionsOf(), { "GET /weather/tides": { tides: tidesOf() } });
  const tide = await section("Tide today");
  await person.click(tide.getByRole("button", { name: "Tide of the next day" }));
  expect(await screen.findByRole("heading", { name: /^Tide on / })).toBeVisible();
  expect(network.asked("GET /weather/tides")).toHaveLength(1);
});

test("where there is no tide to speak of, nothing is drawn and it is said what moves the water", async () => {
  const constituents = [{ name: "M2", amplitude: 0.12, phase: 0 }];
  open(BAY, conditionsOf(), { "GET /weather/tides": { tides: tidesOf({ tidal: false, constituents }) } });
  const tide = await section("Tide");
  expect(tide.getByText("No tide to speak of")).toBeVisible();
  expect(tide.getByText(/^About 3 in at/)).toHaveTextContent(/Here wind and air pressure move the water\.$/);
  expect(tide.queryByRole("img")).toBeNull();
  expect(tide.getByText("Not for navigation.")).toBeVisible();
});

test("a lake has no tide, and nobody is asked for one", async () => {
  const { network } = open(LAKE, conditionsOf());
  await section("Water temperature");
  expect(network.asked("GET /weather/tides")).toEqual([]);
});

test("without a network a water's page shows what its list knows", async () => {
  openWaterPage(BAY, { [`GET /waters/${BAY.id}`]: noAnswer, [CONDITIONS]: noAnswer });
  expect(await screen.findByRole("heading", { level: 1, name: "Frenchman Bay" })).toBeVisible();
});
