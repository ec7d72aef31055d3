import type { Advice } from "@creel/domain/fishing-score/advice";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { describeAdvice, isAdviceCode } from "./describe-advice.ts";
import type { Reader } from "./format-values.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });

/** 7 a.m. on Lake Vermilion. */
const READER: Reader = {
  timeZone: "America/Chicago",
  units: "imperial",
  at: new Date("2026-09-24T12:00:00Z"),
};
const IN_METRIC: Reader = { ...READER, units: "metric" };

/** Points that no real hour has, all different, so that the tests can tell them apart. */
const factors = [
  { key: "light", points: 15 },
  { key: "cloudCover", points: -4 },
  { key: "pressureChange", points: 9 },
  { key: "wind", points: 8 },
  { key: "temperatureChange", points: -8 },
];

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
  [
    "+15 for low light. Many anglers fish shallow water with moving baits now.",
    { code: "lowLight", values: {} },
  ],
  [
    "+11 for bright sun and a clear sky. Many anglers go deeper, or fish shade and cover.",
    { code: "brightSun", values: {} },
  ],
  [
    "−4 for clouds. Many anglers find fish stay active longer under cloud.",
    { code: "cloudCover", values: {} },
  ],
  [
    "+9 for slowly falling pressure. Many anglers reach for reaction baits.",
    { code: "pressureFallingSlowly", values: {} },
  ],
  [
    "+9 for fast-rising pressure. Many anglers slow down and downsize.",
    { code: "pressureRisingFast", values: {} },
  ],
  ["+9 for steady pressure. Many anglers expect an ordinary day.", { code: "pressureSteady", values: {} }],
  [
    "+8 for a light chop. Many anglers fish the windward bank, where it hides them and their line.",
    { code: "lightChop", values: {} },
  ],
  ["+8 for hardly any wind. Many anglers use lighter line and longer casts.", { code: "calm", values: {} }],
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
    "0 for 52 °F water, 13° below the range. Many anglers slow down.",
    { code: "waterBelowRange", values: { waterTemperature: 52, degreesBelow: 13 } },
  ],
  [
    "−8 for a sharp drop in temperature since yesterday. Many anglers expect a slow bite.",
    { code: "temperatureDrop", values: {} },
  ],
  ["Dress for 32 °F.", { code: "dressWarmly", values: { feelsLike: 32 } }],
  ["Dress for -5 °F.", { code: "dressWarmly", values: { feelsLike: -4.6 } }],
];

test.each(IN_ENGLISH)("%s", (sentence, advice) => {
  expect(describeAdvice({ ...advice, factors }, english, READER)).toBe(sentence);
});

test.each<[string, Advice]>([
  [
    "Strong wind (32 km/h, gusts 48): fish sheltered water and wear a life jacket.",
    { code: "strongWindAndGusts", values: { windSpeed: 20, windGust: 30 } },
  ],
  [
    "0 for 11 °C water, 7° below the range. Many anglers slow down.",
    { code: "waterBelowRange", values: { waterTemperature: 52, degreesBelow: 13 } },
  ],
  ["Dress for 0 °C.", { code: "dressWarmly", values: { feelsLike: 31.5 } }],
])("who reads metric units is told in them: %s", (sentence, advice) => {
  expect(describeAdvice({ ...advice, factors }, english, IN_METRIC)).toBe(sentence);
});

test("who reads another language is told in its words, with its clock and its order of values", () => {
  const messages = { "advice.severeAlertUntil": "Bis {until}: {event}" };
  const german = setupI18n({ locale: "de", messages: { de: messages } });
  const advice: Advice = { code: "severeAlertUntil", values: { event, until: "2026-09-25T23:00:00Z" } };
  expect(describeAdvice({ ...advice, factors }, german, READER)).toBe("Bis Fr., 18:00: Storm Warning");
});

test("who reads another language is told its name of the fish", () => {
  const messages = { "advice.waterInsideRange": "{waterTemperature}: {species}", "species.pike": "Hecht" };
  const german = setupI18n({ locale: "de", messages: { de: messages } });
  const advice: Advice = { code: "waterInsideRange", values: { waterTemperature: 67, species: "Pike" } };
  expect(describeAdvice({ ...advice, factors }, german, READER)).toBe("67 °F: Hecht");
});

test("what only a newer server knows is not known here", () => {
  expect(["lightning", "tackle", "toString"].map(isAdviceCode)).toEqual([true, false, false]);
});
