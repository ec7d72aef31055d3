import * as z from "zod/mini";

import { daysBetween } from "../dates/days.ts";
import { daySchema } from "../dates/iso-dates.ts";
import { fieldError } from "../errors/field-error.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { textSchema } from "../text/text.ts";
import { blocksSchema } from "./block.ts";
import { figuresSchema } from "./return-figures.ts";
import { RETURN_LIMITS } from "./return-limits.ts";
import { RETURN_TEMPLATES } from "./templates.ts";

const invalid = fieldError({ code: "invalid" });
const tooManyWaters = fieldError({ code: "too_many_ids", field: "water_ids", max: RETURN_LIMITS.waters });
const tooManyAnswers = fieldError({ code: "too_many_values", max: RETURN_LIMITS.answers });

const idSchema = z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" })));
const nameSchema = textSchema("name", RETURN_LIMITS.name);

/** A longer key is no line and no species. */
const LONGEST_KEY = 90;

/** Answers by the id of a line to fill in, or by `as:` and a species; `null` clears an answer, and absent answers stay. */
const sentAnswersSchema = z
  .record(
    z.string().check(z.minLength(1, invalid), z.maxLength(LONGEST_KEY, invalid)),
    z.nullable(textSchema("answers", RETURN_LIMITS.answer)),
    invalid,
  )
  .check(z.refine((answers) => Object.keys(answers).length <= RETURN_LIMITS.answers, tooManyAnswers));

const fields = {
  name: nameSchema,
  /** Empty for all waters. Ids of waters that do not exist stay, and count nothing. */
  water_ids: z
    .array(z.uuid(fieldError({ code: "each_id" })))
    .check(z.maxLength(RETURN_LIMITS.waters, tooManyWaters)),
  from: daySchema(fieldError({ code: "day" })),
  to: daySchema(fieldError({ code: "day" })),
  /** The zone of the waters. */
  time_zone: timeZoneSchema,
  deadline: z.nullable(
    z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field: "deadline" }) }),
  ),
  answers: sentAnswersSchema,
};

const turnedInAtSchema = z.nullable(
  z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field: "turned_in_at" }) }),
);

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

const inOrder = z.refine<Days>((days) => (spanOf(days) ?? 0) >= 0, {
  error: fieldError({ code: "day_order" }),
  path: ["to"],
});
const notTooLong = z.refine<Days>((days) => (spanOf(days) ?? 0) < RETURN_LIMITS.days, {
  error: fieldError({ code: "return_span" }),
  path: ["to"],
});

/** Returns `null` if a day is absent, or is no day, which its own schema rejects. */
function spanOf({ from, to }: Days): number | null {
  const span = daysBetween(from ?? "", to ?? "");
  return Number.isNaN(span) ? null : span;
}

const newReturnFields = {
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: idSchema,
  template: z.enum(
    RETURN_TEMPLATES,
    fieldError({ code: "one_of", field: "template", choices: RETURN_TEMPLATES }),
  ),
  /** The angler's own template, for `custom`. Later changes to it reach the return until it is turned in. */
  template_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "template_id" })))),
  /** Needed for `custom`, ignored otherwise. */
  blocks: z.optional(z.nullable(blocksSchema)),
  ...fields,
  water_ids: z._default(fields.water_ids, []),
  time_zone: z.optional(fields.time_zone),
  /** Absent for the deadline that the template states. */
  deadline: z.optional(fields.deadline),
  answers: z._default(fields.answers, {}),
};

const customHasBlocks = z.refine<{ template: string; blocks?: unknown }>(
  ({ template, blocks }) => template !== "custom" || (blocks !== undefined && blocks !== null),
  { error: fieldError({ code: "required", field: "blocks" }), path: ["blocks"] },
);

export const newReturnSchema = z.object(newReturnFields).check(inOrder, notTooLong, customHasBlocks);
export type NewReturn = z.infer<typeof newReturnSchema>;
export type NewReturnFields = z.input<typeof newReturnSchema>;

/**
 * Absent fields stay unchanged. A return that was turned in takes only `name` and `turned_in_at`; `null` there opens it
 * again.
 */
export const returnChangesSchema = z
  .extend(z.partial(z.object(fields)), {
    blocks: z.optional(blocksSchema),
    turned_in_at: z.optional(turnedInAtSchema),
  })
  .check(inOrder, notTooLong);
export type ReturnChanges = z.infer<typeof returnChangesSchema>;
export type ChangedReturnFields = z.input<typeof returnChangesSchema>;

/** The body of POST /returns plus what was reported, from an archive. */
export const importedReturnSchema = z
  .object({
    ...newReturnFields,
    turned_in_at: z._default(turnedInAtSchema, null),
    /** The figures as they were reported; `null` if the return is open. */
    figures: z._default(z.nullable(figuresSchema), null),
  })
  .check(
    inOrder,
    notTooLong,
    customHasBlocks,
    z.refine(({ turned_in_at: at, figures }) => at === null || figures !== null, {
      error: fieldError({ code: "invalid" }),
      path: ["figures"],
    }),
  );
export type ImportedReturn = z.infer<typeof importedReturnSchema>;

/** Returns the answers after a change. Texts stay as sent. */
export function withAnswers(
  before: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string | null>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...before, ...sent }).flatMap(([key, value]) =>
      value === null ? [] : [[key, value] as const],
    ),
  );
}

export const newReturnTemplateSchema = z.object({ id: idSchema, name: nameSchema, blocks: blocksSchema });
export type NewReturnTemplate = z.infer<typeof newReturnTemplateSchema>;
export type NewReturnTemplateFields = z.input<typeof newReturnTemplateSchema>;

/** Absent fields stay unchanged. */
export const returnTemplateChangesSchema = z.partial(z.object({ name: nameSchema, blocks: blocksSchema }));
export type ReturnTemplateChanges = z.infer<typeof returnTemplateChangesSchema>;
