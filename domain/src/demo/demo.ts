import * as z from "zod/mini";

import { HOUR_MS } from "../dates/units-of-time.ts";
import { timeZoneSchema } from "../places/time-zone.ts";

/** How long the account of a demo's visitor lives. */
export const DEMO_MS = HOUR_MS;

/** The most bytes of a photo in a demo: 1 MB, as file managers show it. */
export const DEMO_PHOTO_BYTES = 1024 * 1024;

/** A visitor who opens a demo. */
export const newDemoSchema = z.object({ timeZone: z.optional(timeZoneSchema) });
export type NewDemo = z.infer<typeof newDemoSchema>;
