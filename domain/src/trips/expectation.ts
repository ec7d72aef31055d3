import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { ruleSchema } from "./prediction.ts";

const MOST_AN_HOUR = 1000;
const MOST_OVERDISPERSION = 5;

const invalid = fieldError({ code: "invalid" });
const rateSchema = z.number(invalid).check(z.gt(0, invalid), z.lte(MOST_AN_HOUR, invalid));

/** The rule by which days were compared before there was a second one. */
export const FIRST_RULE = "days-like-1";

/**
 * The rate on days like the one of a trip, in fish per hour. The overdispersion gives its range for any number of
 * hours.
 */
export const expectationSchema = z.object({
  rate: rateSchema,
  /** The rate over everything fished until then. */
  own_rate: rateSchema,
  overdispersion: z.number(invalid).check(z.gt(0, invalid), z.lte(MOST_OVERDISPERSION, invalid)),
  /** Names the rule for comparing days. Absent for `FIRST_RULE`. */
  rule: z.optional(ruleSchema),
});
export type Expectation = z.infer<typeof expectationSchema>;

/** An expectation as a device showed it. */
export const shownExpectationSchema = z.extend(expectationSchema, {
  shown_at: z.iso.datetime({ offset: true, error: invalid }),
});
export type ShownExpectation = z.infer<typeof shownExpectationSchema>;
