import * as z from "zod/mini";

import { currentPasswordSchema } from "./current-password.ts";
import { newPasswordSchema } from "./register.ts";

export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
