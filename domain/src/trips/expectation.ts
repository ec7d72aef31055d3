import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { ruleSchema } from "./prediction.ts";

const MOST_AN_HOUR = 1000;
const MOST_OVERDISPERSION = 5;

const invalid = fieldError({ code: "invalid" });
const rateSchema = z.number(invalid).check(z.gt(0, invalid), z.lte(MOST_AN_HOUR, invalid));

/** By which days were compared before there was a second one. */
export const FIRST_RULE = "days-like-1";

/** What days like the one of a trip bring, in fish an hour; with the overdispersion it is a range for any hours. */
export const expectationSchema = z.object({
  rate: rateSchema,
  /** Of all that was fished until then. */
  own_rate: rateSchema,
  overdispersion: z.number(invalid).check(z.gt(0, invalid), z.lte(MOST_OVERDISPERSION, invalid)),
  /** Names how days are compared; absent where a device does not say it: `FIRST_RULE`. */
  rule: z.optional(ruleSchema),
});
export type Expectation = z.infer<typeof expectationSchema>;

/** As it was shown on a device. */
export const shownExpectationSchema = z.extend(expectationSchema, {
  shown_at: z.iso.datetime({ offset: true, error: invalid }),
});
export type ShownExpectation = z.infer<typeof shownExpectationSchema>;
