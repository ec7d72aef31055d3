import { expect, test } from "vitest";

import { conditionsOf } from "../../testing/conditions.ts";
import { waterItem } from "./water-item-testing.ts";
import { withReadings } from "./water-readings.ts";

const reading = (id: string, at: string, temperature: number | null = 44) => ({
  id,
  at,
  temperature,
  level: null,
});
const add = (id: string, at: string, temperature?: number | null) =>
  waterItem({ kind: "add reading", reading: reading(id, at, temperature) });

const [MORNING, NOON] = ["2026-11-20T06:00:00.000Z", "2026-11-20T12:00:00.000Z"];

function measuredBy(by: "angler" | "gauge", at: string) {
  const temperature = conditionsOf().temperature;
  return conditionsOf({
    temperature: { ...temperature, measured: { value: 50, at, by }, readings: [reading("old", MORNING, 50)] },
  });
}

test("a reading that waits is the measured temperature, unless the gauge measured later", () => {
  const waiting = [add("new", NOON, 41)];
  expect(withReadings(measuredBy("angler", MORNING), waiting).temperature.measured).toEqual({
    value: 41,
    at: NOON,
    by: "angler",
  });
  const late = "2026-11-20T18:00:00.000Z";
  expect(withReadings(measuredBy("gauge", late), waiting).temperature.measured).toMatchObject({
    by: "gauge",
  });
});

test("readings stay in order, without those that are removed", () => {
  const items = [
    add("new", NOON),
    add("early", "2026-11-19T12:00:00.000Z"),
    waterItem({ kind: "remove reading", readingId: "old" }),
  ];
  const { readings } = withReadings(measuredBy("angler", MORNING), items).temperature;
  expect(readings.map(({ id }) => id)).toEqual(["early", "new"]);
});

test("a reading that was removed and added again is there", () => {
  const items = [
    waterItem({ kind: "remove reading", readingId: "old" }),
    waterItem({ kind: "add reading", reading: reading("old", MORNING, 50) }),
  ];
  const { readings } = withReadings(measuredBy("angler", MORNING), items).temperature;
  expect(readings).toEqual([reading("old", MORNING, 50)]);
});

test("a level by eye is no temperature", () => {
  const conditions = conditionsOf();
  expect(withReadings(conditions, [add("eye", NOON, null)])).toBe(conditions);
});
