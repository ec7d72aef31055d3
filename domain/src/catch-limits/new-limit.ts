import * as z from "zod/mini";

import { measureSchema } from "../catches/new-catch.ts";
import { daySchema } from "../dates/iso-dates.ts";
import { DETAILS, SPECIES_MAX_LENGTH } from "../details/details.ts";
import { type FieldName, fieldError } from "../errors/field-error.ts";
import { proseSchema, textSchema } from "../text/text.ts";

export const LIMIT_BOUNDS = {
  region: 120,
  note: 1000,
  source: 500,
  bag: { min: 0, max: 999 },
  perUser: 500,
} as const;

function optionalLength(field: FieldName) {
  return z.optional(z.nullable(measureSchema(field, DETAILS.length)));
}

function optionalBag(field: FieldName) {
  const { min, max } = LIMIT_BOUNDS.bag;
  const message = fieldError({ code: "between", field, min, max });
  return z.optional(z.nullable(z.int(message).check(z.gte(min, message), z.lte(max, message))));
}

/** A day of any year, so February 29 is one. */
const MONTH_DAY =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

function optionalMonthDay() {
  const message = fieldError({ code: "month_day" });
  return z.optional(z.nullable(z.string(message).check(z.regex(MONTH_DAY, message))));
}

const limitFields = {
  species: textSchema("species", SPECIES_MAX_LENGTH),
  /** At most one of water and region; neither means everywhere. */
  water_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "water_id" })))),
  region: z.optional(z.nullable(textSchema("region", LIMIT_BOUNDS.region))),
  min_length: optionalLength("min_length"),
  max_length: optionalLength("max_length"),
  slot_from: optionalLength("slot_from"),
  slot_to: optionalLength("slot_to"),
  one_over: optionalLength("one_over"),
  bag_day: optionalBag("bag_day"),
  bag_year: optionalBag("bag_year"),
  closed_from: optionalMonthDay(),
  closed_to: optionalMonthDay(),
  note: z.optional(z.nullable(proseSchema("note", LIMIT_BOUNDS.note))),
  source: z.optional(z.nullable(textSchema("source", LIMIT_BOUNDS.source))),
  read_on: daySchema(fieldError({ code: "day" })),
};

type Nullable<Value> = Value | null | undefined;

/** The fields that depend on each other. */
interface Related {
  water_id?: Nullable<string>;
  region?: Nullable<string>;
  min_length?: Nullable<number>;
  max_length?: Nullable<number>;
  slot_from?: Nullable<number>;
  slot_to?: Nullable<number>;
  closed_from?: Nullable<string>;
  closed_to?: Nullable<string>;
}

interface Relation {
  /** The field that is named if the relation does not hold. */
  field: keyof Related;
  error: Parameters<typeof fieldError>[0];
  holds: (fields: Related) => boolean;
}

const RELATIONS: readonly Relation[] = [
  {
    field: "region",
    error: { code: "water_or_region" },
    holds: ({ water_id: water, region }) => !isSet(water) || !isSet(region),
  },
  {
    field: "max_length",
    error: { code: "length_order" },
    holds: ({ min_length: min, max_length: max }) => isInOrder(min, max),
  },
  ...bothOrNeither("slot_from", "slot_to"),
  {
    field: "slot_to",
    error: { code: "length_order" },
    holds: ({ slot_from: from, slot_to: to }) => isInOrder(from, to),
  },
  ...bothOrNeither("closed_from", "closed_to"),
];

function bothOrNeither(from: "slot_from" | "closed_from", to: "slot_to" | "closed_to"): Relation[] {
  const ends = [
    [from, to],
    [to, from],
  ] as const;
  return ends.map(([field, other]) => ({
    field,
    error: { code: "required", field },
    holds: (fields) => isSet(fields[field]) || !isSet(fields[other]),
  }));
}

function isSet(value: Nullable<string | number>): boolean {
  return value !== null && value !== undefined;
}

function isInOrder(from: Nullable<number>, to: Nullable<number>): boolean {
  return typeof from !== "number" || typeof to !== "number" || from <= to;
}

/** Returns the first relation of a limit's fields that does not hold; `null` if all do. */
export function brokenRelation(fields: Related): Pick<Relation, "field" | "error"> | null {
  return RELATIONS.find(({ holds }) => !holds(fields)) ?? null;
}

const refinements = RELATIONS.map(({ field, error, holds }) =>
  z.refine<Related>(holds, { path: [field], error: fieldError(error) }),
);

export const newLimitSchema = z
  .object({
    /** The client makes the id so that a retry is safe; otherwise the server does. */
    id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
    ...limitFields,
  })
  .check(...refinements);
export type NewLimit = z.infer<typeof newLimitSchema>;
export type NewLimitFields = z.input<typeof newLimitSchema>;

/** An absent field keeps its value; `null` clears it. */
export const limitChangesSchema = z.partial(z.object(limitFields));
export type LimitChanges = z.infer<typeof limitChangesSchema>;
export type ChangedLimitFields = z.input<typeof limitChangesSchema>;
