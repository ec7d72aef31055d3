import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { describeFactor, isFactorCode } from "./describe-factor.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });

test.each([
  ["night", "Night."],
  ["lowLight", "Low light around sunrise or sunset."],
  ["lowSun", "The sun is still low."],
  ["sunWellUp", "The sun is well up."],
  ["highSun", "The sun is high."],
  ["pressureFallingFast", "Pressure falling fast."],
  ["pressureFallingSlowly", "Pressure falling slowly."],
  ["pressureSteady", "Pressure steady."],
  ["pressureRisingSlowly", "Pressure rising slowly."],
  ["pressureRisingFast", "Pressure rising fast."],
  ["pressureNearNormal", "Pressure near normal."],
  ["pressureVeryHigh", "Pressure very high."],
  ["pressureVeryLow", "Pressure very low."],
  ["pressureOffNormal", "Pressure a little off normal."],
  ["hardlyAnyWind", "Hardly any wind."],
  ["lightBreeze", "A light breeze."],
  ["lightChop", "Enough wind for a light chop."],
  ["freshWind", "A fresh wind."],
  ["strongWind", "Strong wind."],
  ["tooMuchWind", "Wind too strong for small boats."],
  ["farColder", "Far colder than yesterday."],
  ["muchColder", "Much colder than yesterday."],
  ["asWarm", "As warm as yesterday, or warmer."],
  ["waterInsideRange", "The water is inside the range this fish prefers."],
  ["waterCloseToRange", "The water is close to the range this fish prefers."],
  ["waterOutsideRange", "The water is outside the range this fish prefers."],
  ["waterFarOutsideRange", "The water is far outside the range this fish prefers."],
  ["mostlyCloudy", "Mostly cloudy."],
  ["halfCloudy", "Partly cloudy."],
  ["someClouds", "Some clouds."],
  ["clearSky", "The sky is clear."],
  ["hardGusts", "Hard gusts."],
  ["noSolunarPeriod", "No solunar period."],
  ["majorPeriod", "A major solunar period."],
  ["minorPeriod", "A minor solunar period."],
  ["moonNearNewOrFull", "The moon is near new or full."],
  ["moonNearQuarter", "The moon is near a quarter."],
  ["moonInBetween", "The moon is between a quarter and new or full."],
  ["lightRain", "Light rain."],
  ["steadyRain", "Steady rain."],
  ["heavyRain", "Heavy rain."],
  ["freezingRain", "Freezing rain."],
  ["snow", "Snow."],
  ["stormRain", "Rain with a thunderstorm."],
  ["noRain", "No rain."],
  ["thunderstorm", "Thunderstorm: stay off the water."],
] as const)("%s: %s", (code, sentence) => {
  expect(describeFactor({ code, values: {} }, english)).toBe(sentence);
});

test("an alert is named as its service calls it", () => {
  const factor = { code: "severeAlert", values: { event: "Storm Warning" } } as const;
  expect(describeFactor(factor, english)).toBe("Storm Warning in effect.");
});

test("what only a newer server knows is not known here", () => {
  expect(["night", "tackle", "toString"].map(isFactorCode)).toEqual([true, false, false]);
});
