import * as z from "zod/mini";

import { currentPasswordSchema } from "./current-password.ts";

export const accountDeletionSchema = z.object({ password: currentPasswordSchema });

export const accountTotalsSchema = z.object({
  catches: z.int(),
  photos: z.int(),
  /** Absent in answers that are kept from before there were trips. */
  trips: z._default(z.int(), 0),
});
export type AccountTotals = z.infer<typeof accountTotalsSchema>;
