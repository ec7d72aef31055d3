import * as z from "zod/mini";

import { PASSWORD_LENGTH } from "./register.ts";

export const currentPasswordSchema = z
  .string("Password is required")
  .check(
    z.minLength(1, "Password is required"),
    z.maxLength(PASSWORD_LENGTH.max, `Password must have at most ${PASSWORD_LENGTH.max} characters`),
  );
