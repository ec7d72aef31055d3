import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { PASSWORD_LENGTH } from "./register.ts";

const PASSWORD_REQUIRED = fieldError({ code: "required", field: "password" });

export const currentPasswordSchema = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(1, PASSWORD_REQUIRED),
    z.maxLength(
      PASSWORD_LENGTH.max,
      fieldError({ code: "too_long", field: "password", max: PASSWORD_LENGTH.max }),
    ),
  );
