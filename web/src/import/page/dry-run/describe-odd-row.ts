import type { NewImportRow } from "@creel/domain/import/import-row";
import type { OddRow } from "@creel/domain/import/rows/odd-rows";
import { recordLength } from "@creel/domain/species/record-lengths";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../../species/species-names.ts";
import type { Units } from "../../../units/make-units.ts";

export function speciesIn(row: NewImportRow | undefined): string {
  const species = row?.fields["species"];
  return typeof species === "string" ? species : "";
}

/** Why it looks odd, in sentences. */
export function describeOddRow({ finding: { check, measure }, rows: [row] }: OddRow, units: Units): string {
  const { length, weight } = row?.fields ?? {};
  if (check === "twice") {
    return t`The same fish at the same time and place. Perhaps it is in the file twice.`;
  }
  if (check === "weight") {
    const heavy = units.formatTotalWeight(Number(weight));
    return t`${heavy} is not what such a fish weighs.`;
  }
  const long = units.format("length", Number(length));
  const longest = units.format("length", Math.round((measure ?? 0) * 10) / 10);
  if (check === "outlier") return t`${long} is far longer than the others, which grow to ${longest}.`;
  const species = speciesIn(row);
  if (recordLength(species) === null) return t`${long} is longer than any fish on record.`;
  const name = speciesName(species);
  return t`${long} is longer than any on record: ${name} grow to ${longest}.`;
}
