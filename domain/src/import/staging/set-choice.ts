import type { WindDirection } from "../../conditions/conditions.ts";
import { type ChoiceName, DETAILS } from "../../details/details.ts";
import { foldText } from "../../text/fold.ts";
import { type LetterO, windNamed } from "../names/wind-names.ts";
import type { StagedFields } from "./staged-catch.ts";

/** Other spellings of the same choice, folded, letters alone. */
const OTHER_NAMES: Record<Exclude<ChoiceName, "wind_direction">, Readonly<Record<string, string>>> = {
  weather_conditions: {
    clear: "Sunny",
    clearsky: "Sunny",
    sun: "Sunny",
    partlysunny: "Partly Cloudy",
    mostlysunny: "Partly Cloudy",
    scatteredclouds: "Partly Cloudy",
    mostlycloudy: "Cloudy",
    clouds: "Cloudy",
    drizzle: "Light Rain",
    showers: "Light Rain",
    fog: "Foggy",
    mist: "Foggy",
    thunderstorm: "Stormy",
    storm: "Stormy",
    wind: "Windy",
  },
  pressure_trend: { up: "Rising", down: "Falling", stable: "Steady" },
  lunar_phase: {
    new: "New Moon",
    full: "Full Moon",
    firstquarter: "First Quarter",
    lastquarter: "Last Quarter",
    thirdquarter: "Last Quarter",
  },
};

interface ChoiceCell {
  name: ChoiceName;
  text: string;
  letterO: LetterO | null;
}

/** Whether the text names one of the choices. */
export function setChoice(fields: StagedFields, { name, text, letterO }: ChoiceCell): boolean {
  switch (name) {
    case "weather_conditions":
      return set(name, (choice) => (fields.weather_conditions = choice));
    case "wind_direction":
      return setWind(fields, windNamed(text, letterO));
    case "pressure_trend":
      return set(name, (choice) => (fields.pressure_trend = choice));
    case "lunar_phase":
      return set(name, (choice) => (fields.lunar_phase = choice));
  }

  function set<Name extends keyof typeof OTHER_NAMES>(
    choiceName: Name,
    assign: (choice: Choice<Name>) => void,
  ): boolean {
    const key = keyOf(text);
    const meant = OTHER_NAMES[choiceName][key] ?? text;
    const choices: readonly Choice<Name>[] = DETAILS[choiceName].choices;
    const found = choices.find((choice) => keyOf(choice) === keyOf(meant));
    if (found === undefined) return false;
    assign(found);
    return true;
  }
}

function setWind(fields: StagedFields, direction: WindDirection | null): boolean {
  if (direction !== null) fields.wind_direction = direction;
  return direction !== null;
}

type Choice<Name extends ChoiceName> = (typeof DETAILS)[Name]["choices"][number];

function keyOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}]+/gu, "");
}
