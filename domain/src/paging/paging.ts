import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";
function queryInteger(field: FieldName, min: number, max: number) {
  const message = fieldError({ code: "between", field, min, max });
  const bounded = z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message)));
  return z.pipe(z.string(message).check(z.regex(/^\d{1,6}$/, message)), bounded);
}

const LARGEST_PAGE = 100;

export function pageSizeSchema(usual: number) {
  return z._default(queryInteger("limit", 1, LARGEST_PAGE), usual);
}

/** Rows on later pages are reachable by search, filter or export. */
export const LAST_PAGE = 1000;

export const numberedPageFields = {
  page: z._default(queryInteger("page", 1, LAST_PAGE), 1),
  limit: pageSizeSchema(25),
};

export const numberedPageAnswer = {
  total: z.int(),
  page: z.int(),
  limit: z.int(),
};
