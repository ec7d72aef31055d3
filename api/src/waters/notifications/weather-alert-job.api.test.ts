import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { collectNotifications, turnOn } from "../../testing/fixtures/collect-notifications.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { tellOfWeatherAlerts } from "./weather-alert-job.ts";

const PROPERTIES = {
  id: "urn:oid:1",
  event: "Gale Warning",
  status: "Actual",
  messageType: "Alert",
  severity: "Severe",
  headline: "Gale Warning for the waters of Ely",
  description: "* WHERE...Burntside Lake.",
  instruction: null,
  expires: "2026-11-21T18:00:00+00:00",
  ends: "2026-11-22T00:00:00-06:00",
  references: [],
};
const alertOf = (changes: object = {}) => ({ properties: { ...PROPERTIES, ...changes } });

async function setup() {
  const weather = await setupWeather({
    countries: ["US"],
    timeouts: { failuresToBreak: 1000, coolDownMs: 1 },
  });
  const { db, given, clock, openProvider, services } = weather;
  await db.deleteFrom("notificationTopics").execute();
  const ana = await given.user({ timeZone: "America/Chicago" });
  await turnOn(db, ana, "weather_alert");
  const notified = collectNotifications();
  const context = { db, weather: openProvider(), send: notified.send, takeCalls: async () => {} };
  return {
    ...weather,
    ana,
    warn: (...features: object[]) => {
      services.nws.behave = answersWith({ features });
    },
    tell: () => tellOfWeatherAlerts(context, clock.now),
    sent: () => notified.sentTo(ana),
  };
}

test("an angler is told of a severe alert at a water, until when, and by whom, but not where that is", async () => {
  const { ana, given, warn, tell, sent } = await setup();
  await given.namedWater(ana, { name: "Basswood Lake" });
  warn(alertOf());
  await tell();
  const [notification, ...others] = sent();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    topic: "weather_alert",
    title: "Gale Warning at Basswood Lake",
    mail: { title: "Gale Warning at one of your waters" },
    path: "/weather",
    data: {
      event: "Gale Warning",
      severity: "severe",
      ends_at: "2026-11-22T06:00:00.000Z",
      water: "Basswood Lake",
      waters: 1,
    },
  });
  expect(notification?.body.replaceAll("\u202F", " ")).toMatch(
    /^Until Sun, Nov 22, 12:00 AM\. Source: National Weather Service\.$/,
  );
  expect(notification?.mail?.body).toBe(notification?.body);
  expect(JSON.stringify(notification)).not.toMatch(/Ely|Burntside/);
});

test("an alert at several waters is one notification, and each alert is told once", async () => {
  const { ana, given, warn, tell, sent, later } = await setup();
  for (const name of ["Vermilion", "Basswood"]) await given.namedWater(ana, { name });
  warn(alertOf());
  await tell();
  later(HOUR_MS);
  // The service repeats an alert with a new id.
  warn(alertOf({ id: "urn:oid:2", references: [{ identifier: "urn:oid:1" }] }));
  await tell();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.title).toBe("Gale Warning at Basswood");
  expect(sent()[0]?.body).toContain("Also at Vermilion.");
  expect(sent()[0]?.mail?.title).toBe("Gale Warning at 2 of your waters");
});

test("an alert that comes to another water, lasts longer or gets worse is told again", async () => {
  const { ana, given, warn, tell, sent, later } = await setup();
  await given.namedWater(ana, { name: "Basswood" });
  warn(alertOf());
  await tell();
  await given.namedWater(ana, { name: "Vermilion" });
  await tell();
  later(HOUR_MS);
  warn(alertOf({ ends: "2026-11-22T06:00:00-06:00" }));
  await tell();
  later(HOUR_MS);
  warn(alertOf({ ends: "2026-11-22T06:00:00-06:00", severity: "Extreme" }));
  await tell();
  expect(sent().map(({ title, data }) => [title, data?.["severity"], data?.["waters"]])).toEqual([
    ["Gale Warning at Basswood", "severe", 1],
    ["Gale Warning at Vermilion", "severe", 1],
    ["Gale Warning at Basswood", "severe", 2],
    ["Gale Warning at Basswood", "extreme", 2],
  ]);
});

test("nobody is told of a moderate alert, of samples, or without having turned it on", async () => {
  const { ana, given, warn, tell, sent, db, later } = await setup();
  const water = await given.namedWater(ana);
  warn(alertOf({ severity: "Moderate" }));
  await tell();
  later(HOUR_MS);
  warn(alertOf());
  await db.updateTable("waters").set({ isSample: true }).where("id", "=", water.id).execute();
  await tell();
  await db.updateTable("waters").set({ isSample: false }).where("id", "=", water.id).execute();
  await db.deleteFrom("notificationTopics").execute();
  await tell();
  expect(sent()).toEqual([]);
});

test("a service that does not answer is asked again", async () => {
  const { ana, given, services, warn, tell, sent, later } = await setup();
  await given.namedWater(ana);
  services.nws.behave = answersWith({}, 500);
  await tell();
  later(HOUR_MS);
  warn(alertOf());
  await tell();
  expect(sent()).toHaveLength(1);
});
