import { changedCustomValues, withCustomValues } from "@creel/domain/custom-fields/custom-values";
import { type DetailName, isChoiceName, isCountName, isMeasureName } from "@creel/domain/details/details";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";
import { mergePhotos } from "../../../photos/choose/form-photo.ts";
import { cityOfZone } from "../../../places/city-of-zone.ts";
import { speciesName } from "../../../species/species-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { choiceName } from "../../labels/choice-names.ts";
import { detailTitle } from "../../labels/detail-labels.ts";
import { lureName } from "../../labels/lure-names.ts";
import { type CatchValues, lureOf, speciesOf } from "./catch-values.ts";
import { DETAILS_OF_FORM } from "./detail-sections.ts";

/** A part that is chosen as a whole from either side. */
export type PartName = DetailName | "species" | "when" | "place" | "custom";

/** A part of a catch that both sides changed to different values. */
export interface Conflict {
  part: PartName;
  label: string;
  mine: string;
  theirs: string;
}

interface Part {
  part: PartName;
  labelOf: () => string;
  names: readonly (keyof CatchValues)[];
  describe: (values: CatchValues, units: Units) => string;
}

const CUSTOM = "custom";
const LURE = ["lure_type", "customLureType", "lureId", "variantId", "rodId"] as const;

const PARTS: readonly Part[] = [
  {
    part: "species",
    labelOf: () => t`Species`,
    names: ["species", "customSpecies"],
    describe: (values) => speciesName(speciesOf(values) ?? "") || nothing(),
  },
  {
    part: "when",
    labelOf: () => t`Date and time`,
    names: ["dateOfCatch", "timeOfCatch", "timeZone"],
    describe: ({ dateOfCatch, timeOfCatch, timeZone }) =>
      [
        dateOfCatch?.toString(),
        timeOfCatch?.toString().slice(0, "06:42".length),
        timeZone && cityOfZone(timeZone),
      ]
        .filter(Boolean)
        .join(", "),
  },
  ...DETAILS_OF_FORM.map(partOf),
  {
    part: CUSTOM,
    labelOf: () => t`Custom fields`,
    names: ["custom"],
    describe: ({ custom = {} }) =>
      Object.entries(custom)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([, value]) => formatCustomValue(value, { unit: null }))
        .join(", ") || nothing(),
  },
  {
    part: "place",
    labelOf: () => t`Location`,
    names: ["coordinates", "waterId", "spotId"],
    describe: ({ coordinates }) => (coordinates ? formatCoordinates(coordinates) : nothing()),
  },
];

interface Versions {
  /** The catch before either side changed it; `null` if unknown: then both sides may have changed all of it. */
  opened: CatchValues | null;
  mine: CatchValues;
  theirs: CatchValues;
}

/** Returns the parts that only the angler can decide. A part that only one side changed is merged. */
export function findConflicts({ opened, mine, theirs }: Versions, units: Units): Conflict[] {
  return PARTS.filter((part) => isChanged(part, opened, mine) && isChanged(part, opened, theirs))
    .filter(({ part }) => part !== CUSTOM || hasCustomConflict({ opened, mine, theirs }))
    .map(({ part, labelOf, describe }) => ({
      part,
      label: labelOf(),
      mine: describe(mine, units),
      theirs: describe(theirs, units),
    }))
    .filter((conflict) => conflict.mine !== conflict.theirs);
}

/**
 * Merges the changes made here into the stored catch. The photos of both sides stay.
 *
 * @param given The parts that keep the stored value if both sides changed them.
 */
export function mergeCatch(versions: Versions, given: ReadonlySet<PartName> = new Set()): CatchValues {
  const { opened, mine, theirs } = versions;
  const names = PARTS.filter((part) => part.part !== CUSTOM && !given.has(part.part))
    .filter((part) => isChanged(part, opened, mine))
    .flatMap((part) => part.names);
  return {
    ...theirs,
    ...Object.fromEntries(names.map((name) => [name, mine[name]])),
    custom: mergeCustom(versions, given.has(CUSTOM)),
    photos: mergePhotos(mine.photos, theirs.photos),
  };
}

/** Ignores photos. */
export function isSameCatch(one: CatchValues, other: CatchValues): boolean {
  return !PARTS.some((part) => isChanged(part, one, other));
}

function isChanged({ names }: Part, before: CatchValues | null, after: CatchValues): boolean {
  return before === null || names.some((name) => textOf(before[name]) !== textOf(after[name]));
}

function textOf(value: CatchValues[keyof CatchValues]): string {
  return JSON.stringify(value ?? null);
}

/** Merges each custom field separately. */
function mergeCustom(versions: Versions, isGiven: boolean): CatchValues["custom"] {
  const { mine, theirs } = changedCustom(versions);
  const applied = Object.entries(mine).filter(([id]) => !isGiven || !(id in theirs));
  return applied.length === 0
    ? versions.theirs.custom
    : withCustomValues(versions.theirs.custom ?? {}, Object.fromEntries(applied));
}

function hasCustomConflict(versions: Versions): boolean {
  const { mine, theirs } = changedCustom(versions);
  return Object.keys(mine).some((id) => id in theirs && mine[id] !== theirs[id]);
}

function changedCustom({ opened, mine, theirs }: Versions) {
  const before = opened?.custom ?? {};
  return {
    mine: changedCustomValues(before, mine.custom ?? {}),
    theirs: changedCustomValues(before, theirs.custom ?? {}),
  };
}

function partOf(name: DetailName): Part {
  const labelOf = () => detailTitle(name);
  const describe = (values: CatchValues, units: Units) => describeDetail(name, values, units) || nothing();
  return { part: name, labelOf, names: name === "lure_type" ? LURE : [name], describe };
}

/** Returns `null` or an empty text for a detail without a value. */
function describeDetail(name: DetailName, values: CatchValues, units: Units): string | null {
  if (name === "lure_type") return lureName(lureOf(values) ?? "");
  if (isChoiceName(name)) return choiceName(name, values[name]);
  if (isCountName(name)) return String(values[name]);
  if (!isMeasureName(name)) return values[name].trim();
  const value = values[name];
  return value === null ? null : units.format(name, value);
}

function nothing(): string {
  return t`nothing noted`;
}
