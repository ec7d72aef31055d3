import type { DetailName } from "@creel/domain/details/details";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

import { detailName } from "./detail-names.ts";
import { fieldName } from "./field-names.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
english.setMessagesCompiler(compileMessage);

test.each<[DetailName, string, string, string, string]>([
  ["length", "Length", "Length", "Length", "Length"],
  ["weight", "Weight", "Weight", "Weight", "Weight"],
  ["quantity", "How many", "How many", "Quantity", "Quantity"],
  ["fate", "Kept or released", "Kept or released", "Kept or released", "Kept or released"],
  ["depth", "Depth", "Depth", "Depth", "Depth"],
  ["lure_type", "Lure Type", "Lure", "Lure", "Lure type"],
  ["notes", "Notes", "Notes", "Notes", "Notes"],
  ["weather_conditions", "Weather", "Weather", "Weather", "Weather"],
  ["air_temperature", "Air Temp", "Air temperature", "Air", "Air Temp"],
  ["water_temperature", "Water Temp", "Water temperature", "Water", "Water Temp"],
  ["wind_speed", "Wind Speed", "Wind speed", "Wind", "Wind Speed"],
  ["wind_direction", "Wind Direction", "Wind direction", "Wind direction", "Wind direction"],
  ["barometric_pressure", "Barometric Pressure", "Pressure", "Pressure", "Barometric Pressure"],
  ["pressure_trend", "Pressure Trend", "Pressure trend", "Pressure trend", "Pressure trend"],
  ["lunar_phase", "Lunar Phase", "Lunar phase", "Lunar phase", "Lunar phase"],
])("%s is %s above its field, %s beside its value, %s in a change and %s in a refusal", (name, ...names) => {
  const descriptors = [
    ...(["label", "title", "short"] as const).map((use) => detailName(name, use)),
    fieldName(name),
  ];

  expect(descriptors.map((descriptor) => english._(descriptor))).toEqual(names);
});
