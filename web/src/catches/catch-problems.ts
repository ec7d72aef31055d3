import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";
import { DETAILS, MEASURE_NAMES, type MeasureName, SPECIES_MAX_LENGTH } from "@creel/domain/catches/details";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import { CalendarDate, getLocalTimeZone, today } from "@internationalized/date";

import { photosProblem } from "../photos/form-photo.ts";
import type { Units } from "../units/make-units.ts";
import type { CatchValues } from "./catch-values.ts";

/** A sentence for each field that keeps the catch from being saved. */
export type CatchProblems = { [Name in keyof CatchValues]?: string };

const SPECIES_MISSING = "Please select a fish species";
const DATE_MISSING = "Please enter date and time of catch";
const COORDINATES_MISSING = "Location coordinates are missing. Please try selecting the location again.";

export const EARLIEST_DAY = new CalendarDate(EARLIEST_CATCH_YEAR, 1, 1);

export function latestDay(): CalendarDate {
  return today(getLocalTimeZone()).add({ days: LATEST_CATCH_DAYS });
}

/** The form's name of each measure of the contract. */
export const MEASURE_FIELDS = {
  length: "length",
  weight: "weight",
  depth: "depth",
  water_temperature: "waterTemperature",
  air_temperature: "airTemperature",
  wind_speed: "windSpeed",
  barometric_pressure: "barometricPressure",
} as const satisfies Record<MeasureName, keyof CatchValues>;

interface Rules {
  /** A catch whose time was never known may stay so. */
  isTimeOptional: boolean;
  /** In which a sentence names its limits. */
  units: Units;
}

/** Everything that is wrong at once, in the order of the form. */
export function findProblems(values: CatchValues, { isTimeOptional, units }: Rules): CatchProblems {
  return {
    ...speciesProblem(values),
    ...measureProblems(values, units),
    ...(values.customLureType.length > DETAILS.lure_type.maxLength && {
      customLureType: `Lure type must have at most ${DETAILS.lure_type.maxLength} characters`,
    }),
    ...photoProblem(values),
    ...dateProblem(values),
    ...(isTimeMissing(values, isTimeOptional) && { timeOfCatch: DATE_MISSING }),
    ...(values.notes.length > DETAILS.notes.maxLength && {
      notes: "Notes must have at most 5,000 characters",
    }),
    ...(values.coordinates === null && { coordinates: COORDINATES_MISSING }),
  };
}

function speciesProblem({ species, customSpecies }: CatchValues): CatchProblems {
  if (species === null) return { species: SPECIES_MISSING };
  if (species !== OTHER_SPECIES.name) return {};
  const name = customSpecies.trim();
  if (name === "") return { customSpecies: "Please name the species" };
  if (name.length > SPECIES_MAX_LENGTH) {
    return { customSpecies: `Species must have at most ${SPECIES_MAX_LENGTH} characters` };
  }
  return {};
}

function measureProblems(values: CatchValues, units: Units): CatchProblems {
  const entries = MEASURE_NAMES.flatMap((name) => {
    const measure = DETAILS[name];
    const field = MEASURE_FIELDS[name];
    const value = values[field];
    const isInside = value === null || (value >= measure.min && value <= measure.max);
    return isInside ? [] : [[field, units.describeBounds(name)]];
  });
  return Object.fromEntries(entries);
}

function photoProblem({ photos }: CatchValues): CatchProblems {
  const problem = photosProblem(photos);
  return problem === undefined ? {} : { photos: problem };
}

function dateProblem({ dateOfCatch }: CatchValues): CatchProblems {
  if (dateOfCatch === null) return { dateOfCatch: DATE_MISSING };
  if (dateOfCatch.compare(EARLIEST_DAY) < 0) {
    return { dateOfCatch: `Date must not be before ${EARLIEST_CATCH_YEAR}` };
  }
  if (dateOfCatch.compare(latestDay()) > 0) {
    return { dateOfCatch: "Date must not be more than a day in the future" };
  }
  return {};
}

/** Half a time is one that is being typed, never one that is not known. */
function isTimeMissing({ timeOfCatch, isTimeIncomplete }: CatchValues, isTimeOptional: boolean): boolean {
  return timeOfCatch === null && (isTimeIncomplete || !isTimeOptional);
}
