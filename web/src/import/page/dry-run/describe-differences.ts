import { type CustomField, customValuesSchema } from "@creel/domain/custom-fields/custom-field";
import { DETAIL_NAMES, type DetailName, isChoiceName, isMeasureName } from "@creel/domain/details/details";
import type { ImportRow } from "@creel/domain/import/import-row";
import { differingFields } from "@creel/domain/import/rows/differing-fields";
import { formatCoordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";

import { choiceName } from "../../../catches/labels/choice-names.ts";
import { detailTitle } from "../../../catches/labels/detail-labels.ts";
import { lureName } from "../../../catches/labels/lure-names.ts";
import { formatCustomValue } from "../../../custom-fields/format-custom-value.ts";
import { speciesName } from "../../../species/species-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { describeMoment } from "../lines/describe-moment.ts";

type Fields = Readonly<Record<string, unknown>>;
export type NamedField = Pick<CustomField, "id" | "name" | "unit">;

interface DescribeContext {
  units: Units;
  ownFields: readonly NamedField[];
}

export interface Difference {
  name: string;
  mine: string;
  theirs: string;
}

interface Part {
  name: string;
  /** The row fields that `describe` reads. */
  fields: readonly string[];
  describe: (fields: Fields) => string;
}

/** Decimals of a degree that are precise to about a meter. */
const METER_DECIMALS = 5;

/** Describes the differing fields that have a name, and counts the others. */
export function describeDifferences(
  { row, stored }: { row: Pick<ImportRow, "subject" | "fields">; stored: object },
  context: DescribeContext,
): { named: Difference[]; others: number } {
  const { mine, names } = differingFields(row, stored);
  const parts = [...partsOf(context), ...(names.has("custom") ? ownParts(context) : [])];
  const touched = parts.filter(({ fields }) => fields.some((field) => names.has(field)));
  const named = touched
    .map(({ name, describe }) => ({
      name,
      mine: describe(mine) || describeNothing(),
      theirs: describe(row.fields) || describeNothing(),
    }))
    .filter((difference) => difference.mine !== difference.theirs);
  const describedFields = new Set(parts.flatMap(({ fields }) => fields));
  return { named, others: [...names].filter((name) => !describedFields.has(name)).length };
}

function partsOf({ units }: DescribeContext): Part[] {
  return [
    { name: t`Name`, fields: ["name"], describe: textOf("name") },
    { name: t`Species`, fields: ["species"], describe: (fields) => speciesName(textOf("species")(fields)) },
    { name: t`Date and time`, fields: ["date"], describe: momentOf("date") },
    { name: t`Start`, fields: ["started_at"], describe: momentOf("started_at") },
    {
      name: t({ message: "End", context: "of a trip" }),
      fields: ["ended_at"],
      describe: momentOf("ended_at"),
    },
    ...DETAIL_NAMES.map((name) => ({
      name: detailTitle(name),
      fields: [name],
      describe: (fields: Fields) => describeDetail(name, fields[name], { units }),
    })),
    { name: t`Note`, fields: ["note"], describe: textOf("note") },
    { name: t`Location`, fields: ["latitude", "longitude"], describe: placeOf },
  ];
}

function ownParts({ ownFields }: DescribeContext): Part[] {
  return ownFields.map(({ id, name, unit }) => ({
    name,
    fields: ["custom"],
    describe: ({ custom }) => {
      const value = customValuesSchema.safeParse(custom).data?.[id];
      return value === undefined ? "" : formatCustomValue(value, { unit });
    },
  }));
}

function textOf(name: string): (fields: Fields) => string {
  return ({ [name]: value }) => (typeof value === "string" ? value.trim() : "");
}

function momentOf(name: string): (fields: Fields) => string {
  return (fields) => {
    const moment = textOf(name)(fields);
    return moment === "" ? "" : describeMoment(moment, textOf("time_zone")(fields) || "UTC");
  };
}

function placeOf({ latitude, longitude }: Fields): string {
  const isPlace = typeof latitude === "number" && typeof longitude === "number";
  return isPlace ? formatCoordinates({ latitude, longitude }, METER_DECIMALS) : "";
}

function describeDetail(
  name: DetailName,
  value: unknown,
  { units }: Omit<DescribeContext, "ownFields">,
): string {
  if (typeof value === "number") return isMeasureName(name) ? units.format(name, value) : String(value);
  if (typeof value !== "string") return "";
  if (name === "lure_type") return lureName(value);
  return isChoiceName(name) ? choiceName(name, value) : value.trim();
}

function describeNothing(): string {
  return t`nothing noted`;
}
