import * as z from "zod/mini";

import { currentPasswordSchema } from "./current-password.ts";

/** DELETE /auth/me */
export const accountDeletionSchema = z.object({ password: currentPasswordSchema });

/** GET /auth/me/totals: what a deletion would take along. */
export const accountTotalsSchema = z.object({ catches: z.int(), photos: z.int() });
export type AccountTotals = z.infer<typeof accountTotalsSchema>;
