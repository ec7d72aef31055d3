import { EARLIEST_CATCH_YEAR } from "@creel/domain/catches/catch";
import {
  DETAIL_NAMES,
  DETAILS,
  isTextName,
  MEASURE_NAMES,
  SPECIES_MAX_LENGTH,
} from "@creel/domain/details/details";
import type { FieldName } from "@creel/domain/errors/field-error";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { photosProblem } from "../../../photos/choose/form-photo.ts";
import type { Units } from "../../../units/make-units.ts";
import { describeBounds } from "../../labels/measure-bounds.ts";
import { EARLIEST_DAY, latestDay, type CatchValues } from "./catch-values.ts";

export type CatchProblems = { [Name in keyof CatchValues]?: string };

const SPECIES_MISSING = msg`Please select a fish species`;
const DATE_MISSING = msg`Please enter date and time of catch`;
const COORDINATES_MISSING = msg`Location coordinates are missing. Please try selecting the location again.`;

interface Rules {
  /** True for a stored catch without a time. */
  isTimeOptional: boolean;
  /** True for a stored catch without a place, or with one that is hidden. */
  isPlaceOptional?: boolean;
  units: Units;
}

/** All problems, in the order of the form. */
export function findProblems(
  values: CatchValues,
  { isTimeOptional, isPlaceOptional = false, units }: Rules,
): CatchProblems {
  return {
    ...speciesProblem(values),
    ...measureProblems(values, units),
    ...lureProblem(values),
    ...photoProblem(values),
    ...dateProblem(values),
    ...(isTimeMissing(values, isTimeOptional) && { timeOfCatch: i18n._(DATE_MISSING) }),
    ...textProblems(values),
    ...(values.coordinates === null && !isPlaceOptional && { coordinates: i18n._(COORDINATES_MISSING) }),
  };
}

function speciesProblem({ species, customSpecies }: CatchValues): CatchProblems {
  if (species === null) return { species: i18n._(SPECIES_MISSING) };
  if (species !== OTHER_SPECIES.name) return {};
  const name = customSpecies.trim();
  if (name === "") return { customSpecies: t`Please name the species` };
  if (name.length > SPECIES_MAX_LENGTH) {
    return { customSpecies: describeTooLong("species", SPECIES_MAX_LENGTH) };
  }
  return {};
}

function measureProblems(values: CatchValues, units: Units): CatchProblems {
  const entries = MEASURE_NAMES.flatMap((name) => {
    const { min, max } = DETAILS[name];
    const value = values[name];
    const isInside = value === null || (value >= min && value <= max);
    return isInside ? [] : [[name, describeBounds(name, units)] as const];
  });
  return Object.fromEntries(entries);
}

function lureProblem({ customLureType }: CatchValues): CatchProblems {
  const { maxLength } = DETAILS.lure_type;
  if (customLureType.length <= maxLength) return {};
  return { customLureType: describeTooLong("lure_type", maxLength) };
}

function textProblems(values: CatchValues): CatchProblems {
  const entries = DETAIL_NAMES.filter(isTextName).flatMap((name) => {
    const { maxLength } = DETAILS[name];
    const isTooLong = values[name].length > maxLength;
    return isTooLong ? [[name, describeTooLong(name, maxLength)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function describeTooLong(field: FieldName, max: number): string {
  return describeFieldError({ code: "too_long", field, max }, i18n);
}

function photoProblem({ photos }: CatchValues): CatchProblems {
  const problem = photosProblem(photos);
  return problem === undefined ? {} : { photos: problem };
}

function dateProblem({ dateOfCatch }: CatchValues): CatchProblems {
  if (dateOfCatch === null) return { dateOfCatch: i18n._(DATE_MISSING) };
  if (dateOfCatch.compare(EARLIEST_DAY) < 0) {
    return { dateOfCatch: t`Date must not be before ${EARLIEST_CATCH_YEAR}` };
  }
  if (dateOfCatch.compare(latestDay()) > 0) {
    return { dateOfCatch: t`Date must not be more than a day in the future` };
  }
  return {};
}

/** A partly typed time is a problem also where the time is optional. */
function isTimeMissing({ timeOfCatch, isTimeIncomplete }: CatchValues, isTimeOptional: boolean): boolean {
  return timeOfCatch === null && (isTimeIncomplete || !isTimeOptional);
}
