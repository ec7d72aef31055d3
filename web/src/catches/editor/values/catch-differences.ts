import { type DetailName, isChoiceName, isMeasureName } from "@creel/domain/catches/details";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";

import { formatCustomValue } from "../../../custom-fields/values/format-custom-value.ts";
import { mergePhotos } from "../../../photos/choose/form-photo.ts";
import { speciesName } from "../../../species/species-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { choiceName } from "../../labels/choice-names.ts";
import { detailTitle } from "../../labels/detail-labels.ts";
import { lureName } from "../../labels/lure-names.ts";
import { type CatchValues, lureOf, speciesOf } from "./catch-values.ts";
import { DETAILS_OF_FORM } from "./detail-sections.ts";

/** What is chosen as one, from either side. */
export type PartName = DetailName | "species" | "when" | "place" | "custom";

/** A part of a catch that the form and the server have differently. */
export interface Difference {
  part: PartName;
  label: string;
  mine: string;
  theirs: string;
  /** Changed in this form, so it is preselected. */
  isMineChanged: boolean;
}

interface Part {
  part: PartName;
  labelOf: () => string;
  names: readonly (keyof CatchValues)[];
  describe: (values: CatchValues, units: Units) => string;
}

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
    names: ["dateOfCatch", "timeOfCatch"],
    describe: ({ dateOfCatch, timeOfCatch }) =>
      [dateOfCatch?.toString(), timeOfCatch?.toString().slice(0, "06:42".length)].filter(Boolean).join(", "),
  },
  ...DETAILS_OF_FORM.map(partOf),
  {
    part: "custom",
    labelOf: () => t`Your own fields`,
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
  opened: CatchValues;
  mine: CatchValues;
  theirs: CatchValues;
}

export function findDifferences({ opened, mine, theirs }: Versions, units: Units): Difference[] {
  return PARTS.map(({ part, labelOf, describe }) => ({
    part,
    label: labelOf(),
    mine: describe(mine, units),
    theirs: describe(theirs, units),
    isMineChanged: describe(mine, units) !== describe(opened, units),
  })).filter((difference) => difference.mine !== difference.theirs);
}

/** The stored catch with the chosen parts from the form. Photos of both sides stay. */
export function mergeCatch(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  chosen: ReadonlySet<PartName>,
): CatchValues {
  const names = PARTS.filter(({ part }) => chosen.has(part)).flatMap((part) => part.names);
  const photos = mergePhotos(mine.photos, theirs.photos);
  return { ...theirs, ...Object.fromEntries(names.map((name) => [name, mine[name]])), photos };
}

function partOf(name: DetailName): Part {
  const labelOf = () => detailTitle(name);
  const describe = (values: CatchValues, units: Units) => describeDetail(name, values, units) || nothing();
  return { part: name, labelOf, names: name === "lure_type" ? LURE : [name], describe };
}

/** Nothing for what is not noted. */
function describeDetail(name: DetailName, values: CatchValues, units: Units): string | null {
  if (name === "lure_type") return lureName(lureOf(values) ?? "");
  if (isChoiceName(name)) return choiceName(name, values[name]);
  if (!isMeasureName(name)) return values[name].trim();
  const value = values[name];
  return value === null ? null : units.format(name, value);
}

function nothing(): string {
  return t`nothing noted`;
}
