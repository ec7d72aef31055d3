import { simulatedOutings } from "@creel/testing/simulated-outings";

import { PAGE_RULES } from "../../look/axe.ts";
import { opens, press, shows } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { answerTrips } from "../answer-trips.ts";
import { NOW } from "../fixed-clock.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, troublesOf } from "../troubles.ts";

const DASHBOARD = { who: "angler", path: "/dashboard" } as const;

/** The page on which an angler arrives after signing in. */
export const DASHBOARD_SCENES = [
  ...scenesFrom(DASHBOARD, {
    dashboard: showsScore,
    "dashboard-weather": inOrder(showsScore, openWeather),
    "dashboard-log": {
      before: inOrder(answerTrips(46, outingsOnThisDate), answerEarlierFish),
      prepare: inOrder(showsScore, shows("most similar days"), shows("The biggest of")),
    },
    "dashboard-best-day": {
      before: answerTrips(60, outingsInWind),
      prepare: inOrder(showsScore, openWeather, shows("Next day like your best ones")),
    },
    "dashboard-few-trips": { before: answerTrips(3), prepare: shows("3 of 15 trips.") },
    "dashboard-first-day": { who: "newcomer", prepare: shows("0 of 15 trips.") },
    "dashboard-alerts": { who: "coast", prepare: press("Show more") },
    "dashboard-offline": inOrder(showsScore, goOffline),
    "sample-strip": {
      before: answer("catches/sample", { status: 200, json: { samples: 24, hasOwn: false } }),
      prepare: inOrder(press("Sample log"), shows("These are sample catches.")),
    },
    menu: { who: "newcomer", prepare: openMenu, isWindow: true, hidden: PAGE_RULES },
  }),
  ...troublesOf("dashboard", DASHBOARD),
  ...scenesFrom({ who: "angler", path: "/no/such/page" }, { "not-found-signed-in": opens("heading") }),
];

/** Waits for the score. It is in one line on a phone, and above its scale on a desktop. */
function showsScore({ page }: Stage): Promise<void> {
  return page
    .getByText(/ · \d+$/)
    .first()
    .waitFor();
}

async function openWeather({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /^Weather/ }).click();
  await page.getByText("Fishing conditions").waitFor();
}

const TODAY = new Date(NOW).toISOString().slice(0, 10);

/** Returns a log with a trip of several fish and a blank trip on this date in earlier years. */
function outingsOnThisDate(count: number) {
  const log = simulatedOutings(count);
  const chosen = [log.outings.find((outing) => fishOf(outing) > 1), log.outings.find(isBlank)];
  for (const [index, outing] of chosen.entries()) {
    if (outing) outing.day = `${Number(TODAY.slice(0, 4)) - 1 - 2 * index}${TODAY.slice(4)}`;
  }
  return log;
}

/**
 * Answers with the fish of the trip with several fish. They are the log's catches with photos, which belong to no trip.
 */
async function answerEarlierFish({ context }: Stage): Promise<void> {
  const caught = outingsOnThisDate(46).outings.find(
    (outing) => outing.day.slice(5) === TODAY.slice(5) && !isBlank(outing),
  );
  await context.route(/\/api\/catches\?.*sort=-weight/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/\?.*/, "?limit=24") });
    const list: { catches: object[] } = await response.json();
    const ofTrip = { trip_id: caught?.trips[0]?.id };
    await answerJson(route, { ...list, catches: [{ ...list.catches[1], ...ofTrip }] });
  });
}

/** Returns a log from Novembers in which fish bit in a fresh wind, as forecast for the coming days. */
function outingsInWind(count: number) {
  const log = simulatedOutings(count);
  for (const [index, outing] of log.outings.entries()) {
    const isWindy = index % 2 === 0;
    outing.day = `${2023 + (index % 3)}-11-${10 + (index % 9)}`;
    for (const segment of outing.segments) {
      const weather = { wind_speed: isWindy ? 14 : 5, pressure_change: 0, cloud_cover: 60, sun_altitude: 15 };
      if (segment.conditions) Object.assign(segment.conditions, weather);
      segment.fish = isWindy && index % 6 > 0 ? { Walleye: 2 } : {};
    }
  }
  return log;
}

type Trip = ReturnType<typeof simulatedOutings>["outings"][number];

function isBlank(trip: Trip): boolean {
  return fishOf(trip) === 0;
}

function fishOf({ segments }: Trip): number {
  const counts = segments.flatMap(({ fish }) => Object.values(fish));
  return counts.reduce((sum, count) => sum + (count ?? 0), 0);
}

async function goOffline({ page, context }: Stage): Promise<void> {
  await context.setOffline(true);
  await page.getByText("Offline.").waitFor();
}

async function openMenu({ page, isPhone }: Stage): Promise<void> {
  await page.getByRole("button", { name: isPhone ? "Open menu" : /^Account of/ }).click();
  await page.getByText("Logout").filter({ visible: true }).waitFor();
}
