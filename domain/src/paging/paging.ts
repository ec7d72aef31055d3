import * as z from "zod/mini";

/** A query's whole number: digits as text, as URLs carry them. */
function queryWhole(label: string, min: number, max: number) {
  const message = `${label} must be between ${min} and ${max.toLocaleString("en")}`;
  const bounded = z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message)));
  return z.pipe(z.string(message).check(z.regex(/^\d{1,6}$/, message)), bounded);
}

const LARGEST_PAGE = 100;

/** How many rows of a list are asked for at once. */
export function pageSizeSchema(usual: number) {
  return z._default(queryWhole("Limit", 1, LARGEST_PAGE), usual);
}

/** What lies behind the thousandth page is found by a search or a filter, or read in an export. */
export const LAST_PAGE = 1000;

/** What a list with numbered pages is asked with; the first page is 1. */
export const numberedPageFields = {
  page: z._default(queryWhole("Page", 1, LAST_PAGE), 1),
  limit: pageSizeSchema(25),
};

/** What such a list answers besides its rows. */
export const numberedPageAnswer = {
  /** How many match, on all pages. */
  total: z.int(),
  page: z.int(),
  limit: z.int(),
};
