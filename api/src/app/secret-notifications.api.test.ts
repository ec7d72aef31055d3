import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { aSegment, anOuting, CONDITIONS } from "@creel/domain/insights/outing-testing";
import { TOPICS } from "@creel/domain/notifications/topics";
import { answerOfOpenMeteo, answersWith, sendJson } from "@creel/testing/fake-services";
import { insertOutings } from "@creel/testing/insert-outings";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";
import * as z from "zod/mini";

import { tellOfDisk } from "../admin/machine/disk-job.ts";
import { tellOfFailedBackup } from "../backup/backup-notification.ts";
import { tellOfGoodDays } from "../insights/good-day/good-day-job.ts";
import { warnOfEnds } from "../licenses/reminder-jobs.ts";
import { refusedNotification } from "../notifications/refused-notification.ts";
import { remindOfReturns } from "../returns/due-jobs.ts";
import { minutesFromSolarNoon } from "../sky/solar-noon.ts";
import { solunarKind } from "../sky/solunar-kind.ts";
import { collectNotifications, turnOn } from "../testing/fixtures/collect-notifications.ts";
import type { SignedInUser } from "../testing/fixtures/given.ts";
import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { aReturn } from "../testing/routes/return-routes.ts";
import { databaseTarget } from "../testing/setup-api.ts";
import { aStation, setupGaugedWater } from "../testing/setup-gauged-water.ts";
import { tellOfRiverMarks } from "../waters/notifications/river-mark-job.ts";
import { tellOfWeatherAlerts } from "../waters/notifications/weather-alert-job.ts";
import { placeLookups } from "./jobs/sky-and-places.ts";

const PLACE = { latitude: 47.837_261, longitude: -92.274_918 };
/** In everything that the angler and the services wrote about the place, except for the name of the water. */
const WORD = "Zq7Wk3Vb";
/** The name of the water. */
const WATER = "Xj4Pn8Tc";
/** Not the zone of the account. */
const ZONE = "America/Winnipeg";

type Setup = Awaited<ReturnType<typeof setupGaugedWater>>;

/** Runs everything that sends notifications, for an angler with one of everything at the place. */
async function sendEveryKind(setup: Setup) {
  const { db, given, angler, clock, weather } = setup;
  const notified = collectNotifications();
  const { send } = notified;
  const now = clock.now;
  await db.deleteFrom("notificationTopics").execute();
  await turnOn(db, angler, ...TOPICS);
  const admin = await given.admin();
  const asking = { db, weather, send, takeCalls: async () => {} };
  const sky = { ...placeLookups, minutesFromSolarNoon, solunarKind };
  await tellOfWeatherAlerts(asking, now);
  await tellOfRiverMarks(asking, now);
  await tellOfGoodDays({ ...asking, sky, findCalendars: async () => [] }, now);
  await warnOfEnds({ db, send }, now);
  await remindOfReturns({ db, send }, now);
  await send(angler, refusedNotification(angler, { id: uuidv7(), subject: "water" }));
  await tellOfDisk({ db, send, readUsage: async () => 97 }, now);
  await tellOfFailedBackup({ db, send }, { folder: "/nowhere" }, now);
  return { sent: notified.sent, angler, admin };
}

async function setScene() {
  const setup = await setupGaugedWater();
  const { given, as, fake, services, clock } = setup;
  clock.now = new Date("2026-11-21T23:30:00.000Z");
  const angler = await given.user({ timeZone: "America/Chicago" });
  const my = as(angler);
  fake.stations = [aStation(`0${WORD}`, { ...PLACE, name: `${WORD} near Ely`, river: WORD })];
  const water = await given.namedWater(angler, { ...PLACE, name: WATER, note: WORD, kind: "river" });
  await my.put(`/waters/${water.id}/gauge`, { service: "usgs", station: `0${WORD}` });
  const mark = { quantity: "level", direction: "over", value: 9 };
  expect((await my.put(`/waters/${water.id}/marks`, { marks: [mark] })).statusCode).toBe(200);
  services.nws.behave = answersWith({ features: [alertAt(PLACE)] });
  services.forecast.behave = (url, response) => sendJson(response, windyTomorrow(url, clock.now));
  await logTrips(setup, angler, water.id);
  await my.post("/licences", { name: WORD, number: WORD, holder: WORD, note: WORD, valid_to: "2026-11-25" });
  const aDue = { name: WORD, water_ids: [water.id], deadline: "2026-11-25T12:00:00.000Z" };
  const made = await my.post("/returns", { ...aReturn(), ...aDue, time_zone: ZONE });
  expect(made.statusCode, made.body).toBe(201);
  return { ...setup, angler, my, water };
}

function alertAt({ latitude, longitude }: typeof PLACE) {
  const corners = [
    [longitude - 0.1, latitude - 0.1],
    [longitude + 0.1, latitude - 0.1],
    [longitude, latitude + 0.1],
    [longitude - 0.1, latitude - 0.1],
  ];
  return {
    geometry: { type: "Polygon", coordinates: [corners] },
    properties: {
      id: `urn:${WORD}`,
      event: "Flood Warning",
      status: "Actual",
      messageType: "Alert",
      severity: "Severe",
      headline: `Flood Warning for ${WORD} at ${latitude}, ${longitude}`,
      description: `* WHERE...${WORD}, ${latitude} ${longitude}`,
      instruction: WORD,
      ends: "2026-11-23T00:00:00-06:00",
      references: [],
    },
  };
}

const hourlySchema = z.looseObject({ hourly: z.looseObject({ time: z.array(z.number()) }) });

function windyTomorrow(url: URL, now: Date): object {
  const body = z.parse(hourlySchema, answerOfOpenMeteo(url, now));
  const { time } = body.hourly;
  const from = Date.parse("2026-11-22T16:00:00Z") / 1000;
  const hourly = {
    ...body.hourly,
    wind_speed_10m: time.map((at) => (at >= from && at < from + 4 * 3600 ? 15 : 3)),
    pressure_msl: time.map(() => 1015),
    cloud_cover: time.map(() => 50),
  };
  return { ...body, hourly };
}

/** Logs trips at the place on which fish bit in the wind alone. */
async function logTrips({ db }: Setup, angler: SignedInUser, waterId: string) {
  const outings = Array.from({ length: 30 }, (_, index) => {
    const [wind, fish] = index % 2 === 0 ? [15, 2] : [3, 0];
    const day = `2026-10-${String(index + 1).padStart(2, "0")}`;
    const segments = [16, 17, 18, 19].map((hour) =>
      aSegment({
        start: `${day}T${hour}:00:00.000Z`,
        fish: { [WORD]: fish },
        conditions: { ...CONDITIONS, wind_speed: wind, solunar: null },
      }),
    );
    return anOuting(segments, { day, time_zone: ZONE, water: null });
  });
  await insertOutings(await databaseTarget(), angler.email, outings);
  const there = { ...PLACE, waterId, placeName: WORD, notes: WORD, timeZone: ZONE };
  await db.updateTable("trips").set(there).where("userId", "=", angler.id).execute();
}

/** Returns what a text tells of the place. */
function findRevealed(text: string): string[] {
  const numbers = [...text.matchAll(/\d{1,3}\.\d+/g)].map(([number]) => Number(number));
  const isNear = (degrees: number) => numbers.some((number) => Math.abs(number - Math.abs(degrees)) < 0.1);
  const found = {
    latitude: isNear(PLACE.latitude) || text.includes("837261"),
    longitude: isNear(PLACE.longitude) || text.includes("274918"),
    word: text.includes(WORD),
    zone: text.includes(ZONE) || text.includes("Winnipeg"),
  };
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []));
}

test("no notification tells a position, and only two name a water, but not in an email", async () => {
  const { sent, angler, admin } = await sendEveryKind(await setScene());

  const told = sent.filter(({ to }) => to === angler.id || to === admin.id);
  const topics = new Set(told.map(({ topic }) => topic));
  // A new way in is told by the accounts, a newer version by a feed that knows no angler.
  const others = new Set(["new_way_in", "newer_version"]);
  expect([...topics].toSorted()).toEqual(TOPICS.filter((topic) => !others.has(topic)).toSorted());
  for (const notification of told) {
    const { topic, title, body, mail = { title, body } } = notification;
    expect(findRevealed(JSON.stringify(notification)), topic).toEqual([]);
    const namesWater = topic === "weather_alert" || topic === "river_mark";
    expect(title.includes(WATER), topic).toBe(namesWater);
    expect(JSON.stringify(mail), topic).not.toContain(WATER);
  }
});

test("no entry of a calendar tells a position, and without names none of them names anything", async () => {
  const setup = await setScene();
  const { my, app, db, angler, water } = setup;
  await sendEveryKind(setup);
  const found = await db.selectFrom("goodDays").where("userId", "=", angler.id).selectAll().execute();
  expect(found[0]?.startsAt).not.toBeNull();
  // The good day that was found must not be over by the clock of the server.
  const startsAt = new Date(Date.now() + DAY_MS);
  await db.updateTable("goodDays").set({ startsAt }).where("userId", "=", angler.id).execute();
  const { url } = (await my.post("/auth/me/calendar")).json<{ url: string }>();
  const path = new URL(url).pathname;
  keepOutOfLog(path.slice("/cal/".length, -".ics".length));
  const read = async (names: boolean) => {
    const content = { trips: true, licenses: true, returns: true, good_days: true, names };
    await my.put("/auth/me/calendar", { ...content, tides_water_id: water.id });
    const { body, headers } = await app.inject({ url: path });
    for (const kind of ["trip", "license", "return", "good-day"]) expect(body).toContain(`UID:${kind}-`);
    return JSON.stringify([body.replaceAll("\r\n ", ""), headers]);
  };

  const without = await read(false);
  expect(findRevealed(without)).toEqual([]);
  expect(without).not.toContain(WATER);
  // The word is the name of the license and of the return.
  const named = await read(true);
  expect(findRevealed(named)).toEqual(["word"]);
  expect(named.split(WORD)).toHaveLength(3);
  expect(named).toContain(WATER);
});
