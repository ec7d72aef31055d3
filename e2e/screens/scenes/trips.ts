import { HOUR_MS } from "@creel/domain/dates/units-of-time";

import { catchesOnMap } from "../../setup/fixtures.ts";
import { opens, press, shows } from "../actions.ts";
import { TRIP_ID, WATER_ID } from "../sample-trips.ts";
import { inOrder, type Scene, scenesFrom, type Stage } from "../scene.ts";
import { answerGear, tieOn } from "../tackle-box.ts";
import { answerAtNow, troublesOf } from "../troubles.ts";
import {
  answerBay,
  answerOldRiver,
  answerRise,
  answerRiver,
  answerShore,
  answerUnknown,
} from "../water-answers.ts";

const TRIPS = { who: "tripper", path: "/catches/trips" } as const;
const WATER_PAGE = { path: `/catches/waters/${WATER_ID}`, isDrawn: true } as const;
const AFLOAT = { who: "afloat", path: "/dashboard", before: answerAtNow } as const;

/** Trips and waters, and what they add to other pages. */
export const TRIP_SCENES: readonly Scene[] = [
  ...scenesFrom(TRIPS, {
    trips: { before: addWeather, prepare: opens("heading", "My Catches") },
    "trips-empty": { who: "newcomer" },
    "trips-year": { path: "/catches/trips?view=year" },
    "trips-year-species": {
      path: "/catches/trips?view=year&species=Walleye",
      prepare: shows("–: a trip without Walleye"),
    },
    "trips-found": { who: "angler", path: "/catches/trips/found" },
    "trips-found-times": {
      who: "angler",
      path: "/catches/trips/found",
      prepare: press("Set the times"),
    },
    trip: { path: `/catches/trips/${TRIP_ID}` },
    "trip-coast": { path: `/catches/trips/${TRIP_ID}`, before: addCoast },
    "trip-gone": { path: `/catches/trips/${WATER_ID}`, prepare: shows("Trip not found") },
    "trip-past": press("Add a trip"),
    "trip-start": { path: "/dashboard", prepare: press("Choose how to start") },
    "trip-start-lure": {
      path: "/dashboard",
      before: answerGear,
      prepare: inOrder(press("Choose how to start"), press(/^Lure/)),
    },
    "trip-start-water": {
      path: "/dashboard",
      prepare: inOrder(press("Choose how to start"), press("Choose"), chooseFirstWater),
    },
    waters: { path: "/catches/waters" },
    "waters-unnamed": { who: "roamer", path: "/catches/waters", prepare: shows(/inside one shore/) },
    "water-name": {
      who: "roamer",
      path: "/catches/waters",
      isDrawn: true,
      prepare: inOrder(press(/^Other name/), shows("Save name")),
    },
    "water-name-circle": {
      who: "roamer",
      path: "/catches/waters",
      isDrawn: true,
      prepare: inOrder(press("Name it"), shows("Save name")),
    },
    "catches-unnamed": { who: "roamer", path: "/catches", prepare: shows(/^Mille Lacs Lake/) },
    "trips-unnamed": { who: "roamer", path: "/catches/trips", prepare: shows(/^Mille Lacs Lake/) },
    "waters-empty": { who: "newcomer", path: "/catches/waters" },
    water: {
      path: `/catches/waters/${WATER_ID}`,
      isDrawn: true,
      prepare: ({ page }) => catchesOnMap(page),
    },
    "water-river": { ...WATER_PAGE, before: answerRiver, prepare: shows("Water temperature") },
    "water-river-old": { ...WATER_PAGE, before: answerOldRiver, prepare: shows("Water temperature") },
    "water-river-unknown": { ...WATER_PAGE, before: answerUnknown, prepare: shows("Water temperature") },
    "water-bay": { ...WATER_PAGE, before: answerBay, prepare: shows("Not for navigation.") },
    "water-shore": { ...WATER_PAGE, before: answerShore, prepare: shows("No tide to speak of") },
    "gauge-choose": {
      ...WATER_PAGE,
      before: answerUnknown,
      prepare: inOrder(press("Choose a gauge"), shows("None of these")),
    },
    "water-reading": { ...WATER_PAGE, before: answerRiver, prepare: press("Add a reading") },
  }),
  ...troublesOf("trips", TRIPS),
  ...scenesFrom(AFLOAT, {
    "trip-running": shows("Lost one"),
    "trip-running-sheet": press(/Since/),
    "trip-running-rise": {
      before: inOrder(answerAtNow, answerRise),
      prepare: shows(/rises fast|rising fast/i),
    },
    "trip-water-mode": inOrder(press(/Since/), press("Water mode"), shows(/^Sunset/)),
    "trip-one-more": inOrder(press(/^One more/), shows("Kept or released?")),
    "trip-water-fate": inOrder(press(/Since/), press("Water mode"), countOne),
    "trip-running-lure": {
      before: inOrder(answerAtNow, answerGear, tieOn),
      prepare: inOrder(press(/Since/), shows(/^Fishing .+ since/)),
    },
    "trip-water-lures": {
      before: inOrder(answerAtNow, answerGear, tieOn),
      prepare: inOrder(press(/Since/), press("Water mode"), changeLure),
    },
    "trip-end": inOrder(shows("Lost one"), press("End the trip")),
  }),
];

/**
 * Changes the lure with a key, because water mode takes a press as short as a test's for rain. It accepts every key
 * press.
 */
async function changeLure({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: /^Change lure/ }).press("Enter");
}

/** Counts a fish with the first key, and waits for the question about its fate. */
async function countOne({ page }: Stage): Promise<void> {
  await page.getByRole("button", { name: /^\+1 / }).first().press("Enter");
  await page.getByRole("button", { name: "Released hurt" }).waitFor();
}

async function chooseFirstWater({ page }: Stage): Promise<void> {
  // A press with the pointer scrolls the sheet, which closes its list.
  const water = page.getByRole("combobox", { name: "Water" });
  await water.press("ArrowDown");
  await water.press("Enter");
  await page.getByText("You chose it").waitFor();
}

const SKIES = [0, 2, 3, 61, 3, 95];

/** Adds weather to the trips, because no service has data for their hours. */
async function addWeather({ context }: Stage): Promise<void> {
  await context.route("**/api/trips?*", async (route) => {
    const response = await route.fetch();
    const answer: { trips: { weather?: object }[] } = await response.json();
    for (const [index, trip] of answer.trips.entries()) {
      const weather_code = SKIES[index % SKIES.length];
      trip.weather = {
        weather_code,
        air_temperature: 52 - index * 7,
        wind_speed: 4 * index,
        wind_degrees: 225,
      };
    }
    await route.fulfill({ response, json: answer });
  });
}

const TIDES = ["rising", "slack", "falling", "falling"];

/** Adds weather and tides to the trip, because no service has data for its hours. */
async function addCoast({ context }: Stage): Promise<void> {
  await context.route(`**/api/trips/${TRIP_ID}`, async (route) => {
    const response = await route.fetch();
    const answer: { trip: { started_at: string; conditions: object } } = await response.json();
    const first = Math.floor(Date.parse(answer.trip.started_at) / HOUR_MS) * HOUR_MS;
    const hours = Array.from({ length: 5 }, (_, index) => ({
      hour: new Date(first + index * HOUR_MS).toISOString(),
      weather_code: SKIES[index] ?? 3,
      air_temperature: 52 + index,
      wind_speed: 7 + index,
      wind_gust: null,
      wind_degrees: 225,
      barometric_pressure: 29.94 - index / 50,
      pressure_change: -0.06,
      cloud_cover: 60,
      water_temperature: 50,
      water_temperature_source: "coast",
      flow_index: 0.8,
      level_trend: "rising",
      level: 4.5 + index / 10,
      level_at: null,
      water_temperature_at: null,
      tide: TIDES[index] ?? "slack",
      sun_altitude: index * 8 - 7,
      is_sun_rising: true,
      moon_elongation: 126,
      solunar: index > 2 ? "major" : null,
      score: 62 + index,
      score_rule: "a rule",
      source: "open-meteo-forecast",
    }));
    answer.trip.conditions = { state: "filled", hours };
    await route.fulfill({ response, json: answer });
  });
}
