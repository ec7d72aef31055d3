import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { pageSizeSchema } from "../paging/paging.ts";
import { catchFilterFields, RANGES_IN_ORDER } from "./catch-filters.ts";
import { catchSchema } from "./catch.ts";

const CATCH_SORTS = ["date", "-date", "weight", "-weight", "length", "-length"] as const;
export type CatchSort = (typeof CATCH_SORTS)[number];

export const catchListQuerySchema = z
  .object({
    ...catchFilterFields,
    sort: z._default(
      z.enum(CATCH_SORTS, fieldError({ code: "one_of", field: "sort", choices: CATCH_SORTS })),
      "-date",
    ),
    limit: pageSizeSchema(20),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(...RANGES_IN_ORDER);
export type CatchListQuery = z.infer<typeof catchListQuerySchema>;

const didYouMeanSchema = z.object({
  from: z.string(),
  to: z.string(),
  total: z.int(),
});
export type DidYouMean = z.infer<typeof didYouMeanSchema>;

export const catchListSchema = z.object({
  catches: z.array(catchSchema),
  /** `null` on the last page. */
  nextCursor: z.nullable(z.string()),
  total: z.int(),
  /** Set only if nothing matches and no catch contains a word of `q`. */
  didYouMean: z.nullable(didYouMeanSchema),
});
export type CatchList = z.infer<typeof catchListSchema>;
