import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { openArchive } from "../../testing/archives/open-archive.ts";
import { collectNotifications, turnOn } from "../../testing/fixtures/collect-notifications.ts";
import { aStation, RIVER, setupGaugedWater } from "../../testing/setup-gauged-water.ts";
import { tellOfRiverMarks } from "./river-mark-job.ts";

const OVER = { quantity: "level", direction: "over", value: 11 };

/** A river that is 10.6 ft high at 12:40 on November 21 and rises by 0.6 ft a day. */
async function setup() {
  const gauged = await setupGaugedWater();
  const { db, angler, my, path, choose, clock, weather, fake } = gauged;
  const notified = collectNotifications();
  await db.deleteFrom("notificationTopics").execute();
  await turnOn(db, angler, "river_mark");
  fake.stations.push(aStation("2"));
  await choose();
  return {
    ...gauged,
    setMarks: (...marks: object[]) => my.put(`${path}/marks`, { marks }),
    marks: async () => (await my.get(`${path}/marks`)).json().marks,
    tell: () => tellOfRiverMarks({ db, weather, send: notified.send, takeCalls: async () => {} }, clock.now),
    sent: () => notified.sentTo(angler),
  };
}

test("marks are stored, replaced and listed with the water's name", async () => {
  const { setMarks, marks, my, water } = await setup();
  const under = { quantity: "flow", direction: "under", value: 20 };
  expect((await setMarks(OVER, under)).json()).toEqual({ marks: [OVER, under] });
  expect((await my.get("/waters/marks")).json().marks).toEqual(
    [OVER, under].map((mark) => Object.assign({ water: { id: water.id, name: RIVER.name } }, mark)),
  );
  await setMarks({ ...OVER, value: 12 });
  expect(await marks()).toEqual([{ ...OVER, value: 12 }]);
});

test("the archive has the marks", async () => {
  const { app, setMarks, my, water } = await setup();
  await setMarks(OVER);
  const { url } = (await my.post("/auth/me/export")).json();
  const files = await openArchive((await app.inject({ method: "GET", url })).rawPayload);
  const marks = [{ ...OVER, water: { id: water.id, name: RIVER.name } }];
  expect(JSON.parse(String(files.get("river-marks.json")))).toEqual({ marks });
});

test("marks belong to the gauge: another one has none, and the first one's come back with it", async () => {
  const { setMarks, marks, choose, my, path } = await setup();
  await setMarks(OVER);
  await choose("2");
  expect(await marks()).toEqual([]);
  await choose("1");
  expect(await marks()).toEqual([OVER]);
  await my.delete(`${path}/gauge`);
  expect((await setMarks(OVER)).json().fields).toEqual({ marks: "Choose a gauge for this water first." });
});

test("nobody else sees or sets marks", async () => {
  const { setMarks, as, given, path } = await setup();
  await setMarks(OVER);
  for (const who of [await given.user(), await given.admin()]) {
    expect((await as(who).get(`${path}/marks`)).statusCode).toBe(404);
    expect((await as(who).put(`${path}/marks`, { marks: [] })).statusCode).toBe(404);
    expect((await as(who).get("/waters/marks")).json()).toEqual({ marks: [] });
  }
});

test("an angler is told once when the river goes over a mark, with its level, trend and age", async () => {
  const { setMarks, tell, sent, later, water } = await setup();
  await setMarks(OVER);
  expect(await tell()).toBe(0);
  later(DAY_MS);
  expect(await tell()).toBe(1);
  later(DAY_MS);
  expect(await tell()).toBe(0);
  const [notification, ...others] = sent();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    topic: "river_mark",
    title: "Vermilion River is over 11 ft",
    mail: { title: "A river of yours is over 11 ft" },
    path: `/catches/waters/${water.id}`,
    data: { water: "Vermilion River", direction: "over", mark_ft: 11, trend: "rising" },
  });
  expect(notification?.body.replaceAll("\u202F", " ")).toMatch(
    /^11\.2 ft and rising at Sun 12:\d\d PM\. Up 0\.6 ft in a day\. You asked to be told at this mark\.$/,
  );
  expect(notification?.mail?.body).not.toContain("Vermilion");
});

test("once the river was back behind the mark, its angler is told again", async () => {
  const { setMarks, tell, sent, later, fake } = await setup();
  await setMarks(OVER);
  const counts: number[] = [];
  // The level is about 10.65 ft, and 0.06 ft are no way back.
  for (const raised of [1, 0.31, 1, 0, 1]) {
    later(HOUR_MS);
    fake.raised = raised;
    await tell();
    counts.push(sent().length);
  }
  expect(counts).toEqual([1, 1, 1, 1, 2]);
});

test("a river under a mark is told in the angler's units", async () => {
  const { setMarks, tell, sent, my } = await setup();
  await my.put("/auth/me", { units: "metric" });
  await setMarks({ ...OVER, direction: "under" });
  await tell();
  expect(sent()[0]?.title).toBe("Vermilion River is under 3.35 m");
});

test("a mark that is set anew tells again", async () => {
  const { setMarks, tell, sent, later } = await setup();
  await setMarks({ ...OVER, value: 9 });
  await tell();
  await setMarks({ ...OVER, value: 9 });
  later(HOUR_MS);
  await tell();
  expect(sent()).toHaveLength(1);
  await setMarks({ ...OVER, value: 9.5 });
  await tell();
  expect(sent()).toHaveLength(2);
});

test("a level that is over a day old tells nothing", async () => {
  const { setMarks, tell, sent, later, fake } = await setup();
  await setMarks({ ...OVER, value: 50 });
  await tell();
  fake.isSilent = true;
  later(DAY_MS + HOUR_MS);
  await setMarks({ ...OVER, value: 9 });
  await tell();
  expect(sent()).toEqual([]);
});

test("nobody is told who did not turn it on", async () => {
  const { setMarks, tell, db } = await setup();
  await db.deleteFrom("notificationTopics").execute();
  await setMarks({ ...OVER, value: 9 });
  expect(await tell()).toBe(0);
});

test("two waters with one gauge are one river", async () => {
  const { setMarks, tell, sent, my } = await setup();
  const { water: other } = (await my.post("/waters", { ...RIVER, name: "Zumbro River" })).json();
  await my.put(`/waters/${other.id}/gauge`, { service: "usgs", station: "1" });
  await setMarks({ ...OVER, value: 9 });
  await tell();
  expect(sent()).toHaveLength(1);
});
