import * as z from "zod/mini";

function queryInteger(label: string, min: number, max: number) {
  const message = `${label} must be between ${min} and ${max.toLocaleString("en")}`;
  const bounded = z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message)));
  return z.pipe(z.string(message).check(z.regex(/^\d{1,6}$/, message)), bounded);
}

const LARGEST_PAGE = 100;

export function pageSizeSchema(usual: number) {
  return z._default(queryInteger("Limit", 1, LARGEST_PAGE), usual);
}

/** What lies behind it is found by a search or a filter, or read in an export. */
export const LAST_PAGE = 1000;

export const numberedPageFields = {
  page: z._default(queryInteger("Page", 1, LAST_PAGE), 1),
  limit: pageSizeSchema(25),
};

export const numberedPageAnswer = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
};
