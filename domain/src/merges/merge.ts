import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const UNDO_MERGE_DAYS = 14;

/** `into` takes over everything of what the request names, which is gone afterwards. */
export const mergeIntoSchema = z.object({ into: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

/** What was merged into something, as long as that can be undone. */
export const mergeSchema = z.object({ id: z.string(), name: z.string(), undo_until: z.string() });
