import * as z from "zod/mini";

import { newPasswordSchema } from "../auth/register.ts";
import { currentPasswordSchema } from "./current-password.ts";

/** PUT /auth/me/password */
export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
