import * as z from "zod/mini";

import { photoSchema } from "../photos/photo.ts";

/** A fishing license, permit or card, as the angler entered it. */
export const licenseSchema = z.object({
  id: z.string(),
  /** Increases by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  name: z.string(),
  number: z.nullable(z.string()),
  /** The person in whose name it is. */
  holder: z.nullable(z.string()),
  /** The first day, yyyy-mm-dd; `null` if the angler named none. */
  valid_from: z.nullable(z.string()),
  /** The last day, yyyy-mm-dd; `null` if it has no end. */
  valid_to: z.nullable(z.string()),
  /** The waters that it is for; empty if the angler named none. */
  water_ids: z.array(z.string()),
  photo: z.nullable(photoSchema),
  note: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type License = z.infer<typeof licenseSchema>;

export const licenseAnswerSchema = z.object({ license: licenseSchema });

/** Sorted by last day, latest first; those without an end come first. */
export const licenseListSchema = z.object({ licenses: z.array(licenseSchema) });
export type LicenseList = z.infer<typeof licenseListSchema>;
