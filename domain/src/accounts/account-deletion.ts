import * as z from "zod/mini";

import { currentPasswordSchema } from "./current-password.ts";

export const accountDeletionSchema = z.object({ password: currentPasswordSchema });

export const accountTotalsSchema = z.object({ catches: z.int(), photos: z.int() });
export type AccountTotals = z.infer<typeof accountTotalsSchema>;
