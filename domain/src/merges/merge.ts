import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const UNDO_MERGE_DAYS = 14;

/** `into` takes over everything from the merged item, which is then deleted. */
export const mergeIntoSchema = z.object({ into: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

/** A merge that can still be undone. */
export const mergeSchema = z.object({ id: z.string(), name: z.string(), undo_until: z.string() });
