import { type ChoiceName, DETAILS } from "../../catches/details.ts";
import { foldText } from "../../text/fold.ts";
import type { StagedFields } from "./staged-catch.ts";

/** Other spellings of the same choice, folded, letters alone. */
const OTHER_NAMES: Record<ChoiceName, Readonly<Record<string, string>>> = {
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
  wind_direction: {
    north: "N",
    northeast: "NE",
    east: "E",
    southeast: "SE",
    south: "S",
    southwest: "SW",
    west: "W",
    northwest: "NW",
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

/** Whether the text names one of the choices. */
export function setChoice(fields: StagedFields, name: ChoiceName, text: string): boolean {
  switch (name) {
    case "weather_conditions":
      return set(name, (choice) => (fields.weather_conditions = choice));
    case "wind_direction":
      return set(name, (choice) => (fields.wind_direction = choice));
    case "pressure_trend":
      return set(name, (choice) => (fields.pressure_trend = choice));
    case "lunar_phase":
      return set(name, (choice) => (fields.lunar_phase = choice));
  }

  function set<Name extends ChoiceName>(choiceName: Name, assign: (choice: Choice<Name>) => void): boolean {
    const key = keyOf(text);
    const meant = OTHER_NAMES[choiceName][key] ?? text;
    const choices: readonly Choice<Name>[] = DETAILS[choiceName].choices;
    const found = choices.find((choice) => keyOf(choice) === keyOf(meant));
    if (found === undefined) return false;
    assign(found);
    return true;
  }
}

type Choice<Name extends ChoiceName> = (typeof DETAILS)[Name]["choices"][number];

function keyOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}]+/gu, "");
}
