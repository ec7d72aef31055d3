import { registrationSchema } from "@creel/domain/accounts/register";
import { t } from "@lingui/core/macro";
import * as z from "zod/mini";

export const signUpSchema = z.extend(registrationSchema, {
  confirmation: z.string().check(z.minLength(1, { error: () => t`Confirm password is required` })),
  hasAgreed: z
    .boolean()
    .check(z.refine(Boolean, { error: () => t`Agree to the Terms and the Privacy Policy to sign up` })),
});
export type SignUpValues = z.infer<typeof signUpSchema>;

export const EMPTY_SIGN_UP: SignUpValues = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmation: "",
  hasAgreed: false,
};
