import { fieldError } from "@creel/domain/errors/field-error";
import { IMPORT_VERDICTS } from "@creel/domain/import/import-row";
import * as z from "zod/mini";

export const ROWS_OF_PAGE = 200;

const invalid = fieldError({ code: "invalid" });

export const rowQuerySchema = z.object({
  /** The position of the last row that is known. */
  after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,6}$/, invalid)), z.transform(Number)), 0),
  verdict: z.optional(z.enum(IMPORT_VERDICTS, invalid)),
});
