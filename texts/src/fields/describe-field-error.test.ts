import type { FieldError } from "@creel/domain/errors/field-error";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";

import { describeFieldError } from "./describe-field-error.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
english.setMessagesCompiler(compileMessage);

test.each<[FieldError, string]>([
  [{ code: "invalid" }, "Invalid input"],
  [{ code: "required", field: "email" }, "Email is required"],
  [{ code: "not_text", field: "firstName" }, "First name must be text"],
  [{ code: "nul", field: "lure_type" }, "Lure type must not contain a NUL character"],
  [{ code: "too_long", field: "notes", max: 5000 }, "Notes must have at most 5,000 characters"],
  [{ code: "password_short", min: 6 }, "Password must be at least 6 characters long"],
  [{ code: "email_format" }, "Email must be an address, like name@example.com"],
  [{ code: "between", field: "page", min: 1, max: 1000 }, "Page must be between 1 and 1,000"],
  [{ code: "id_count", field: "catchIds", min: 1, max: 1000 }, "catchIds must have between 1 and 1,000 ids"],
  [{ code: "place_query" }, "q must be the beginning of a place's name"],
  [{ code: "one_of", field: "role", choices: ["angler", "admin"] }, "Role must be one of: angler, admin"],
  [{ code: "one_of", field: "wind_direction", choices: ["N", "NE"] }, "Wind direction must be one of: N, NE"],
  [{ code: "too_many_photos", max: 10 }, "A catch can have at most 10 photos."],
  [{ code: "photo_too_large" }, "Photo file is too large. Please choose a smaller image (under 10MB)."],
])("%o is said as it stands in the contract", (error, sentence) => {
  expect(describeFieldError(error, english)).toBe(sentence);
});

test.each([
  ["length", 0, 1000, "in", "Length must be between 0 and 1,000 in"],
  ["depth", 0, 40_000, "ft", "Depth must be between 0 and 40,000 ft"],
  ["water_temperature", 32, 100, "°F", "Water Temp must be between 32 and 100 °F"],
  ["air_temperature", -50, 120, "°F", "Air Temp must be between −50 and 120 °F"],
  ["wind_speed", 0, 250, "mph", "Wind Speed must be between 0 and 250 mph"],
  ["minWeight", 0, 5000, "lb", "Minimum weight must be between 0 and 5,000 lb"],
  ["barometric_pressure", 28, 32, "inHg", "Barometric Pressure must be between 28 and 32 inHg"],
] as const)("%s says its bounds with a minus and groups", (field, min, max, unit, sentence) => {
  expect(describeFieldError({ code: "out_of_bounds", field, min, max, unit }, english)).toBe(sentence);
});

test("the words are those of the language, and what a program sends stays as it is", () => {
  const french = setupI18n({
    locale: "fr",
    messages: {
      fr: {
        "field.role": compileMessage("Rôle"),
        "refused.one_of": compileMessage("{field} : {choices} au choix"),
        "refused.too_long": compileMessage("{field} : au plus {max, number} caractères"),
      },
    },
  });
  french.setMessagesCompiler(compileMessage);

  expect(describeFieldError({ code: "one_of", field: "role", choices: ["angler", "admin"] }, french)).toBe(
    "Rôle : angler, admin au choix",
  );
  expect(describeFieldError({ code: "too_long", field: "role", max: 5000 }, french)).toBe(
    "Rôle : au plus 5\u202f000 caractères",
  );
});
