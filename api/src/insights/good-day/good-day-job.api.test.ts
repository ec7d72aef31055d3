import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { aSegment, anOuting, CONDITIONS } from "@creel/domain/insights/outing-testing";
import { answerOfOpenMeteo, sendJson } from "@creel/testing/fake-services";
import { insertOutings } from "@creel/testing/insert-outings";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { placeLookups } from "../../app/jobs/sky-and-places.ts";
import { minutesFromSolarNoon } from "../../sky/solar-noon.ts";
import { solunarKind } from "../../sky/solunar-kind.ts";
import { collectNotifications, turnOn } from "../../testing/fixtures/collect-notifications.ts";
import type { SignedInUser } from "../../testing/fixtures/given.ts";
import { databaseTarget } from "../../testing/setup-api.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { tellOfGoodDays } from "./good-day-job.ts";
import { findGoodDay } from "./good-days.repository.ts";

/** Seven in the evening in Paris. */
const NOW = "2026-11-21T18:00:00.000Z";

type Setup = Awaited<ReturnType<typeof setupWeather>>;

/** Logs thirty trips of four hours; every second one is windy. `fishOf` returns the catch of an hour. */
async function logTrips(ana: SignedInUser, fishOf: (isWindy: boolean, hour: number) => number) {
  const outings = Array.from({ length: 30 }, (_, index) => {
    const isWindy = index % 2 === 0;
    const day = `2026-10-${String(index + 1).padStart(2, "0")}`;
    const segments = [10, 11, 12, 13].map((hour) =>
      aSegment({
        start: `${day}T${hour}:00:00.000Z`,
        fish: { Pike: fishOf(isWindy, hour) },
        conditions: { ...CONDITIONS, wind_speed: isWindy ? 15 : 3, solunar: null },
      }),
    );
    return anOuting(segments, { day, time_zone: "Europe/Paris", water: null });
  });
  await insertOutings(await databaseTarget(), ana.email, outings);
}

const hourlySchema = z.looseObject({ hourly: z.looseObject({ time: z.array(z.number()) }) });

/** @param windAt mph at a time in milliseconds since 1970 */
function forecast({ services, clock }: Setup, windAt: (at: number) => number) {
  services.forecast.behave = (url, response) => {
    const body = z.parse(hourlySchema, answerOfOpenMeteo(url, clock.now));
    const { time } = body.hourly;
    const hourly = {
      ...body.hourly,
      wind_speed_10m: time.map((seconds) => windAt(seconds * 1000)),
      pressure_msl: time.map(() => 1015),
      cloud_cover: time.map(() => 50),
    };
    sendJson(response, { ...body, hourly });
  };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, "yyyy-mm-dd".length);

/** Windy from ten in the morning to two in the afternoon of a day, in UTC. */
const windyOn = (day: string) => (at: number) => {
  const hours = (at - Date.parse(`${day}T00:00:00Z`)) / HOUR_MS;
  return hours >= 10 && hours < 14 ? 15 : 3;
};

const onlyInWind = (isWindy: boolean, hour: number) => (isWindy ? (hour % 2) + 1 : 0);

async function setup() {
  const weather = await setupWeather();
  const { db, given, clock, openProvider } = weather;
  clock.now = new Date(NOW);
  await db.deleteFrom("notificationTopics").execute();
  const ana = await given.user({ timeZone: "Europe/Paris" });
  const notified = collectNotifications();
  const sky = { ...placeLookups, minutesFromSolarNoon, solunarKind };
  const context = {
    db,
    weather: openProvider(),
    send: notified.send,
    takeCalls: async () => {},
    sky,
    findCalendars: async (): Promise<string[]> => [],
  };
  return {
    ...weather,
    ana,
    context,
    tell: () => tellOfGoodDays(context, clock.now),
    told: () => notified.sentTo(ana),
  };
}

test("an angler is told in the evening that tomorrow looks like the good days, with the evidence and its doubt", async () => {
  const weather = await setup();
  const { ana, db, tell, told } = weather;
  await turnOn(db, ana, "good_day");
  await logTrips(ana, onlyInWind);
  forecast(weather, windyOn("2026-11-22"));
  await tell();
  const [notification, ...others] = told();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    topic: "good_day",
    title: "Tomorrow looks like your good days",
    path: "/dashboard",
    data: { starts_at: "2026-11-22T10:00:00.000Z", hours: 4, trips: 10 },
  });
  expect(notification?.body.replaceAll(/[\u202F\u2009]/g, " ")).toMatch(
    /^When: Sunday, 11 AM – 3 PM\. On your 10 most similar days you caught 1\.\d\d fish per hour\. .*In 4 hours: \d+ to \d+ fish on 8 of 10 days like this\. Even with no real pattern, 1 log in 10 shows a day like this\.$/,
  );
});

test("nobody is told before the evening, twice in a week, or of a day after tomorrow", async () => {
  const weather = await setup();
  const { ana, db, tell, told, clock } = weather;
  await turnOn(db, ana, "good_day");
  await logTrips(ana, onlyInWind);
  forecast(weather, windyOn("2026-11-22"));
  clock.now = new Date("2026-11-21T15:59:00.000Z");
  await tell();
  expect(told(), "4:59 PM in Paris").toEqual([]);
  const days: number[] = [];
  for (const day of [0, 1, 6, 7]) {
    clock.now = new Date(Date.parse(NOW) + day * DAY_MS);
    forecast(weather, windyOn(dayOf(clock.now.getTime() + DAY_MS)));
    const before = told().length;
    await tell();
    if (told().length > before) days.push(day);
  }
  expect(days).toEqual([0, 7]);

  await db.updateTable("goodDays").set({ toldOn: null }).execute();
  clock.now = new Date(Date.parse(NOW) + 8 * DAY_MS);
  const inTwoDays = dayOf(clock.now.getTime() + 2 * DAY_MS);
  forecast(weather, windyOn(inTwoDays));
  await tell();
  expect(told()).toHaveLength(2);
  expect((await findGoodDay(db, ana.id))?.startsAt?.toISOString()).toBe(`${inTwoDays}T10:00:00.000Z`);
});

test("without evidence in the angler's own log no day is told", async () => {
  const weather = await setup();
  const { ana, db, tell, told } = weather;
  await turnOn(db, ana, "good_day");
  await logTrips(ana, (_isWindy, hour) => hour % 2);
  forecast(weather, windyOn("2026-11-22"));
  await tell();
  expect(told()).toEqual([]);
  expect(await findGoodDay(db, ana.id)).toMatchObject({ lookedOn: "2026-11-21", startsAt: null });
});

test("samples are no evidence", async () => {
  const weather = await setup();
  const { ana, db, tell, told } = weather;
  await turnOn(db, ana, "good_day");
  await logTrips(ana, onlyInWind);
  await db.updateTable("trips").set({ isSample: true }).where("userId", "=", ana.id).execute();
  await db
    .updateTable("users")
    .set({ homeLatitude: 45, homeLongitude: 0 })
    .where("id", "=", ana.id)
    .execute();
  forecast(weather, windyOn("2026-11-22"));
  await tell();
  expect(told()).toEqual([]);
});

test("for a calendar a day is looked for, but nobody is told", async () => {
  const weather = await setup();
  const { ana, db, context, told, clock } = weather;
  await logTrips(ana, onlyInWind);
  forecast(weather, windyOn("2026-11-22"));
  const count = await tellOfGoodDays(
    { ...context, findCalendars: async () => [ana.id], send: async () => false },
    clock.now,
  );
  expect([count, told()]).toEqual([0, []]);
  expect(await findGoodDay(db, ana.id)).toMatchObject({ hours: 4, toldOn: null });
});
