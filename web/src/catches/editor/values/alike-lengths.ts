import { t } from "@lingui/core/macro";

import { inSentence } from "../../../i18n/letter-case.ts";
import { speciesName } from "../../../species/species-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { type CatchValues, speciesOf } from "./catch-values.ts";

/** "9, 10, 11 in" */
export function formatLengths(lengths: readonly number[], units: Units): string {
  const { name } = units.unitOf("length");
  return `${lengths.map((length) => units.formatBare("length", length)).join(", ")} ${name}`;
}

/** A draft keeps one length; those of the others stand in its notes: "3 perch: 9, 10, 11 in". */
export function withLengthsInNotes(values: CatchValues, units: Units): CatchValues {
  const { alikeLengths, ...remaining } = values;
  if (alikeLengths === undefined) return values;
  const lengths = [values.length ?? [], ...alikeLengths].flat();
  const species = speciesOf(values);
  const quantity = values.howMany ?? lengths.length;
  const fish = species === null ? t`fish` : inSentence(speciesName(species));
  const counted = t`${quantity} ${fish}`;
  const lengthsLine = `${counted}: ${formatLengths(lengths, units)}`;
  return { ...remaining, notes: [values.notes, lengthsLine].filter((text) => text !== "").join("\n") };
}
