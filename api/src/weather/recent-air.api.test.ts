import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { setupWeather } from "../testing/setup-weather.ts";

const PLACE = { latitude: 47.831174, longitude: -92.264829 };

async function setup() {
  const weather = await setupWeather();
  const counted = new Array<number>();
  const countQuestion = async (calls: number) => {
    counted.push(calls);
  };
  const askAir = () =>
    weather.openProvider().recentAir({ userId: weather.angler.id, place: PLACE, countQuestion });
  return { ...weather, counted, askAir };
}

test("the air of the last 41 days is one request about the middle of the cell, for six hours", async () => {
  const { services, askAir, counted, later } = await setup();
  await askAir();
  const { airAt } = await askAir();
  expect(airAt(new Date("2026-10-11T05:00:00Z"))).toBe(45);
  expect(airAt(new Date("2026-11-21T12:00:00Z"))).toBe(52);
  expect(airAt(new Date("2026-10-10T23:00:00Z"))).toBeNull();
  expect(counted).toEqual([4]);
  expect(services.forecast.asked).toHaveLength(1);
  const { searchParams } = services.forecast.asked[0]?.url ?? new URL("http://none");
  expect([searchParams.get("latitude"), searchParams.get("longitude")]).toEqual(["47.825", "-92.275"]);
  expect([searchParams.get("start_date"), searchParams.get("end_date")]).toEqual([
    "2026-10-11",
    "2026-11-22",
  ]);
  later(DAY_MS / 4);
  await askAir();
  expect(services.forecast.asked).toHaveLength(2);
});

test("a service that is silent for a week leaves the air of before", async () => {
  const { services, askAir, later } = await setup();
  await askAir();
  services.forecast.behave = answersWith({}, 500);
  later(7 * DAY_MS);
  const { airAt } = await askAir();
  expect(airAt(new Date("2026-11-21T12:00:00Z"))).toBe(52);
});

test("without any answer, there is no air", async () => {
  const { services, askAir } = await setup();
  services.forecast.behave = answersWith({}, 500);
  await expect(askAir()).rejects.toMatchObject({ code: "weather_unavailable" });
});
