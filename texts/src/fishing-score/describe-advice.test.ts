import type { Advice } from "@creel/domain/fishing-score/advice";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { describeAdvice, isAdviceCode } from "./describe-advice.ts";
import type { Reader } from "./format-values.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });

/** 7 in the morning on Lake Vermilion. */
const READER: Reader = {
  timeZone: "America/Chicago",
  units: "imperial",
  at: new Date("2026-09-24T12:00:00Z"),
};
const IN_METRIC: Reader = { ...READER, units: "metric" };

const event = "Storm Warning";
const species = "Walleye";

const IN_ENGLISH: [string, Advice][] = [
  ["Lightning risk: stay off the water until the storm has passed.", { code: "lightning", values: {} }],
  [
    "Storm Warning in effect until 6:00 PM: check the alert before you go.",
    { code: "severeAlertUntil", values: { event, until: "2026-09-24T23:00:00Z" } },
  ],
  [
    "Storm Warning in effect until Fri 6:00 PM: check the alert before you go.",
    { code: "severeAlertUntil", values: { event, until: "2026-09-25T23:00:00Z" } },
  ],
  ["Storm Warning in effect: check the alert before you go.", { code: "severeAlert", values: { event } }],
  [
    "Strong wind (18 mph, gusts 26): fish sheltered water and wear a life jacket.",
    { code: "strongWindAndGusts", values: { windSpeed: 18, windGust: 26.2 } },
  ],
  [
    "Strong wind (20 mph): fish sheltered water and wear a life jacket.",
    { code: "strongWind", values: { windSpeed: 20 } },
  ],
  [
    "Strong wind (gusts 30): fish sheltered water and wear a life jacket.",
    { code: "strongGusts", values: { windGust: 30 } },
  ],
  ["Low light now: shallow water and moving baits are worth a try.", { code: "lowLight", values: {} }],
  ["Bright sun and clear sky: go deeper, or fish shade and cover.", { code: "brightSun", values: {} }],
  ["Cloud cover keeps fish active longer: cover more water.", { code: "cloudCover", values: {} }],
  [
    "Pressure is falling slowly ahead of a front: a good time to fish reaction baits.",
    { code: "pressureFallingSlowly", values: {} },
  ],
  [
    "Pressure is rising fast after a front: slow down and downsize.",
    { code: "pressureRisingFast", values: {} },
  ],
  ["Steady pressure: expect a normal pattern.", { code: "pressureSteady", values: {} }],
  ["A light chop hides you and your line: fish the windward bank.", { code: "lightChop", values: {} }],
  ["Very calm: use lighter line and longer casts.", { code: "calm", values: {} }],
  [
    "Major solunar period until 8:10 AM.",
    { code: "majorPeriodUntil", values: { until: "2026-09-24T13:10:00Z" } },
  ],
  ["Next major period 7:35 PM.", { code: "nextMajorPeriod", values: { start: "2026-09-25T00:35:00Z" } }],
  [
    "Water is 67 °F, inside the range Walleye prefers.",
    { code: "waterInsideRange", values: { waterTemperature: 67, species } },
  ],
  [
    "Water is 52 °F, 13° below the range: slow presentations.",
    { code: "waterBelowRange", values: { waterTemperature: 52, degreesBelow: 13 } },
  ],
  ["Sharp temperature drop since yesterday: expect slow fish.", { code: "temperatureDrop", values: {} }],
  ["Dress for 32 °F.", { code: "dressWarmly", values: { feelsLike: 32 } }],
  ["Dress for -5 °F.", { code: "dressWarmly", values: { feelsLike: -4.6 } }],
];

test.each(IN_ENGLISH)("%s", (sentence, advice) => {
  expect(describeAdvice(advice, english, READER)).toBe(sentence);
});

test.each<[string, Advice]>([
  [
    "Strong wind (32 km/h, gusts 48): fish sheltered water and wear a life jacket.",
    { code: "strongWindAndGusts", values: { windSpeed: 20, windGust: 30 } },
  ],
  [
    "Water is 11 °C, 7° below the range: slow presentations.",
    { code: "waterBelowRange", values: { waterTemperature: 52, degreesBelow: 13 } },
  ],
  ["Dress for 0 °C.", { code: "dressWarmly", values: { feelsLike: 31.5 } }],
])("who reads metric units is told in them: %s", (sentence, advice) => {
  expect(describeAdvice(advice, english, IN_METRIC)).toBe(sentence);
});

test("who reads another language is told in its words, with its clock and its order of values", () => {
  const messages = { "advice.severeAlertUntil": "Bis {until}: {event}" };
  const german = setupI18n({ locale: "de", messages: { de: messages } });
  const advice: Advice = { code: "severeAlertUntil", values: { event, until: "2026-09-25T23:00:00Z" } };
  expect(describeAdvice(advice, german, READER)).toBe("Bis Fr., 18:00: Storm Warning");
});

test("what only a newer server knows is not known here", () => {
  expect(["lightning", "tackle", "toString"].map(isAdviceCode)).toEqual([true, false, false]);
});
