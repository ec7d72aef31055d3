import * as z from "zod/mini";

/** What is said where whoever runs this Creel has set nothing else. */
export const STANDARD_HOURS = "Mon-Fri 8-6 CST, weekend 10-4 CST";
export const STANDARD_RESPONSE = "24 hours";
export const STANDARD_ANGLERS = "thousands of anglers";

/** GET /contact: who runs this Creel, as far as they say so. */
export const operatorSchema = z.object({
  name: z.nullable(z.string()),
  supportEmail: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Where else they can be found. */
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  /** When somebody is there. */
  hours: z.string(),
  /** Within which time a message is answered. */
  response: z.string(),
  /** For whom it is made, as the home page says. */
  anglers: z.string(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** Who has set nothing. */
export const UNNAMED_OPERATOR: Operator = {
  name: null,
  supportEmail: null,
  location: null,
  links: [],
  hours: STANDARD_HOURS,
  response: STANDARD_RESPONSE,
  anglers: STANDARD_ANGLERS,
};

/** What whoever wrote reads. */
export function contactThanks({ response }: Pick<Operator, "response">): string {
  return `Thank you for your message! We'll get back to you within ${response}.`;
}
