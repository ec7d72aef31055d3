import { type ChoiceName, DETAILS } from "../../details/details.ts";
import { foldText } from "../../text/fold.ts";
import { type LetterO, windNamed } from "../names/wind-names.ts";
import type { StagedFields } from "./staged-catch.ts";

/** Other spellings of the same choice, folded, letters alone. */
const OTHER_NAMES: Partial<Record<ChoiceName, Readonly<Record<string, string>>>> = {
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
  const choice = name === "wind_direction" ? windNamed(text, letterO) : choiceNamed(name, text);
  if (choice === null) return false;
  Object.assign(fields, { [name]: choice });
  return true;
}

function choiceNamed(name: ChoiceName, text: string): string | null {
  const meant = OTHER_NAMES[name]?.[keyOf(text)] ?? text;
  const choices: readonly string[] = DETAILS[name].choices;
  return choices.find((choice) => keyOf(choice) === keyOf(meant)) ?? null;
}

function keyOf(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}]+/gu, "");
}
