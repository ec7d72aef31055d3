import { type DetailName, isMeasureName, titleOf } from "@creel/domain/catches/details";
import { formatCoordinates } from "@creel/domain/places/coordinates";

import { mergePhotos } from "../../../photos/choose/form-photo.ts";
import type { Units } from "../../../units/make-units.ts";
import { type CatchValues, lureOf, speciesOf } from "./catch-values.ts";
import { DETAILS_OF_FORM } from "./detail-sections.ts";

/** A part of a catch that the form and the server have differently. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
  /** Changed in this form, so it is preselected. */
  isMineChanged: boolean;
}

interface Part {
  label: string;
  names: readonly (keyof CatchValues)[];
  describe: (values: CatchValues, units: Units) => string;
}

const NOTHING = "nothing noted";

const PARTS: readonly Part[] = [
  {
    label: "Species",
    names: ["species", "customSpecies"],
    describe: (values) => speciesOf(values) || NOTHING,
  },
  {
    label: "Date and time",
    names: ["dateOfCatch", "timeOfCatch"],
    describe: ({ dateOfCatch, timeOfCatch }) =>
      [dateOfCatch?.toString(), timeOfCatch?.toString().slice(0, "06:42".length)].filter(Boolean).join(", "),
  },
  ...DETAILS_OF_FORM.map(partOf),
  {
    label: "Location",
    names: ["coordinates"],
    describe: ({ coordinates }) => (coordinates ? formatCoordinates(coordinates) : NOTHING),
  },
];

interface Versions {
  opened: CatchValues;
  mine: CatchValues;
  theirs: CatchValues;
}

export function findDifferences({ opened, mine, theirs }: Versions, units: Units): Difference[] {
  return PARTS.map(({ label, describe }) => ({
    label,
    mine: describe(mine, units),
    theirs: describe(theirs, units),
    isMineChanged: describe(mine, units) !== describe(opened, units),
  })).filter((difference) => difference.mine !== difference.theirs);
}

/** The stored catch with the parts of these labels from the form. Photos of both sides stay. */
export function mergeCatch(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  chosen: ReadonlySet<string>,
): CatchValues {
  const names = PARTS.filter(({ label }) => chosen.has(label)).flatMap((part) => part.names);
  const photos = mergePhotos(mine.photos, theirs.photos);
  return { ...theirs, ...Object.fromEntries(names.map((name) => [name, mine[name]])), photos };
}

function partOf(name: DetailName): Part {
  const label = titleOf(name);
  if (name === "lure_type") {
    return { label, names: [name, "customLureType"], describe: (values) => lureOf(values) || NOTHING };
  }
  if (!isMeasureName(name)) {
    return { label, names: [name], describe: (values) => values[name]?.trim() || NOTHING };
  }
  const describe = (values: CatchValues, units: Units) => {
    const value = values[name];
    return value === null ? NOTHING : units.format(name, value);
  };
  return { label, names: [name], describe };
}
