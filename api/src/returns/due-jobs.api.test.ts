import { beforeEach, expect, test } from "vitest";

import { collectNotifications, turnOn } from "../testing/fixtures/collect-notifications.ts";
import { aTrip } from "../testing/fixtures/given.ts";
import { aReturn } from "../testing/routes/return-routes.ts";
import { setupApi } from "../testing/setup-api.ts";
import { remindOfReturns } from "./due-jobs.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let notified: ReturnType<typeof collectNotifications>;
beforeEach(async () => {
  api = await setupApi();
  notified = collectNotifications();
});

async function angler(timeZone = "America/Chicago") {
  const ana = await api.given.user({ timeZone });
  await turnOn(api.db, ana, "return_due");
  const my = api.as(ana);
  const add = async (fields: object = {}) => {
    const answer = await my.post("/returns", { ...aReturn(), ...fields });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().return;
  };
  return { ...ana, my, add, titles: () => notified.sentTo(ana).map(({ title }) => title) };
}

const remind = (now: string) => remindOfReturns({ db: api.db, send: notified.send }, new Date(now));

test("an angler is told 7 days before a return is due and on the day, each once", async () => {
  const ana = await angler();
  const { deadline } = await ana.add();
  expect(deadline).toBe("2026-11-30T23:59:00.000Z");
  const counts: number[] = [];
  for (const day of ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-29", "2026-11-30", "2026-12-01"]) {
    for (const hour of ["12", "13"]) await remind(`${day}T${hour}:25:00Z`);
    counts.push(ana.titles().length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  expect(ana.titles()).toEqual(["A catch return is due in 7 days", "A catch return is due today"]);
});

test("the day is that of the waters' clock, and none begins before 8 in the morning there", async () => {
  // There the deadline is on July 2.
  const ana = await angler("Pacific/Auckland");
  await ana.add({
    template: "norway-river",
    from: "2026-06-23",
    to: "2026-06-23",
    time_zone: "Europe/Oslo",
    deadline: "2026-07-01T21:59:00.000Z",
  });
  await remind("2026-06-24T05:59:00Z");
  expect(ana.titles(), "7:59 in Oslo").toEqual([]);
  await remind("2026-06-24T06:00:00Z");
  expect(ana.titles(), "8 in Oslo, and 8 days before in Auckland").toEqual([
    "A catch return is due in 7 days",
  ]);
  await remind("2026-06-30T21:30:00Z");
  expect(ana.titles(), "11:30 in the evening in Oslo").toHaveLength(1);
  await remind("2026-07-01T06:00:00Z");
  expect(ana.titles()[1]).toBe("A catch return is due today");
});

test("a deadline in the morning is told of before it", async () => {
  const ana = await angler();
  await ana.add({ deadline: "2026-11-30T07:00:00.000Z" });
  await remind("2026-11-23T12:00:00Z");
  await remind("2026-11-30T04:00:00Z");
  expect(ana.titles()[1]).toBe("A catch return is due today");
});

test("the notification says by when, on both clocks, and what is missing, but nothing that the angler wrote", async () => {
  const ana = await angler();
  const water = await api.given.namedWater(ana, { name: "Storelva" });
  await ana.my.post("/trips", { ...aTrip(), water_id: water.id, all_logged: false });
  const { id } = await ana.add({
    name: "Cheap pills",
    to: "2026-11-22",
    deadline: "2026-11-30T23:59:00.000Z",
  });
  await remind("2026-11-24T12:00:00Z");
  const [notification] = notified.sentTo(ana);
  expect(notification).toMatchObject({
    topic: "return_due",
    title: "A catch return is due in 6 days",
    path: `/returns/${id}`,
    data: { days: 6, due_at: "2026-11-30T23:59:00.000Z", missing: 1 },
  });
  expect(notification?.body.replaceAll("\u202F", " ")).toBe(
    "It is due by Mon, Nov 30, 11:59 PM on the clock of its waters, Mon, Nov 30, 5:59 PM on yours. " +
      "1 thing is missing. Creel sends it nowhere: you turn it in.",
  );
  expect(JSON.stringify(notification)).not.toMatch(/pills|Storelva|London/i);
});

test("nobody is told of a return that was turned in, or that has no deadline", async () => {
  const ana = await angler();
  const { id } = await ana.add();
  await ana.my.put(`/returns/${id}`, { turned_in_at: "2026-11-20T12:00:00.000Z" });
  await ana.add({ deadline: null });
  // It is not due for 8 days.
  await ana.add({ deadline: "2026-12-02T23:59:00.000Z" });
  await remind("2026-11-24T12:00:00Z");
  expect(ana.titles()).toEqual([]);
});

test("nobody is told who did not turn it on, or whose account is suspended", async () => {
  const [silent, suspended] = [await angler(), await angler()];
  await silent.my.put("/notifications", { topics: { return_due: [] } });
  for (const each of [silent, suspended]) await each.add();
  const gone = api.db.updateTable("users").set({ accountStatus: "suspended" });
  await gone.where("id", "=", suspended.id).execute();
  await remind("2026-11-24T12:00:00Z");
  expect([...silent.titles(), ...suspended.titles()]).toEqual([]);
});

test("a return with another deadline is told of again", async () => {
  const ana = await angler();
  const { id } = await ana.add();
  await remind("2026-11-24T12:00:00Z");
  await ana.my.put(`/returns/${id}`, { deadline: "2026-12-02T23:59:00.000Z" });
  await remind("2026-11-25T12:00:00Z");
  expect(ana.titles()).toHaveLength(2);
});
