import * as z from "zod/mini";

export const STANDARD_HOURS = "Mon-Fri 8-6 CST, weekend 10-4 CST";
export const STANDARD_RESPONSE = "24 hours";
export const STANDARD_ANGLERS = "thousands of anglers";

export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  supportEmail: z.nullable(z.string()),
  location: z.nullable(z.string()),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  hours: z.string(),
  response: z.string(),
  anglers: z.string(),
  /** True if this Creel is a demo. */
  isDemo: z._default(z.boolean(), false),
});
export type Operator = z.infer<typeof operatorSchema>;

export const UNNAMED_OPERATOR: Operator = {
  name: null,
  supportEmail: null,
  location: null,
  links: [],
  hours: STANDARD_HOURS,
  response: STANDARD_RESPONSE,
  anglers: STANDARD_ANGLERS,
  isDemo: false,
};
