import { registrationSchema } from "@creel/domain/accounts/register";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";
import { endSession, register } from "../../session/api.ts";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { FormCheckbox } from "../../ui/fields/form-checkbox.tsx";
import { FormPasswordField, FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { AccountForm, FailureNotice } from "../account-form.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { SubmitUnlessDifferent, usePasswordMismatch } from "../password-match.tsx";

interface SignUpFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRegistered: (email: string) => void;
}

export function SignUpForm({ email: typedEmail, onEmailChange, onRegistered }: SignUpFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit, setFocus } = useForm<SignUpValues>({
    resolver: formResolver(signUpSchema),
    defaultValues: { ...EMPTY_SIGN_UP, email: typedEmail },
    mode: "onTouched",
  });
  const [password, confirmation, email] = useWatch({ control, name: ["password", "confirmation", "email"] });
  const { mismatch, onConfirmationFocus, refuseMismatch } = usePasswordMismatch({ password, confirmation });
  useEffect(() => onEmailChange(email), [email, onEmailChange]);

  async function submit(values: SignUpValues): Promise<void> {
    if (refuseMismatch()) {
      setFocus("confirmation");
      return;
    }
    setFailure(null);
    try {
      await signUp(values);
      onRegistered(values.email);
    } catch (error) {
      setFailure(error);
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <AccountForm method="post" onSubmit={onSubmit}>
      {failure !== null && (
        <FailureNotice error={failure} fallback={t`Registration failed. Please try again.`} />
      )}
      <FieldGroup wraps>
        <FormTextField control={control} name="firstName" label={t`First name`} autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label={t`Last name`} autoComplete="family-name" />
      </FieldGroup>
      <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="username" />
      <NewPasswordField control={control} name="password" label={t`Password`} password={password} />
      <FormPasswordField
        control={control}
        name="confirmation"
        label={t`Confirm password`}
        autoComplete="new-password"
        onFocusChange={onConfirmationFocus}
        error={mismatch}
      />
      <FormCheckbox control={control} name="hasAgreed">
        <Trans>
          I agree to the <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy Policy</Link>
        </Trans>
      </FormCheckbox>
      <SubmitUnlessDifferent
        isDifferent={mismatch !== undefined}
        pending={isPending ? t`Creating account...` : null}
      >{t`Sign Up`}</SubmitUnlessDifferent>
    </AccountForm>
  );
}

/** Registering signs in as well; here one signs in by hand, so the session that came along is ended. */
async function signUp({ confirmation: _, hasAgreed: _agreed, ...registration }: SignUpValues): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const session = await register({ ...registration, timeZone });
  await endSession(session).catch(() => {});
}

const signUpSchema = z.extend(registrationSchema, {
  confirmation: z.string().check(z.minLength(1, { error: () => t`Confirm password is required` })),
  hasAgreed: z
    .boolean()
    .check(z.refine(Boolean, { error: () => t`Agree to the Terms and the Privacy Policy to sign up` })),
});
type SignUpValues = z.infer<typeof signUpSchema>;

const EMPTY_SIGN_UP: SignUpValues = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmation: "",
  hasAgreed: false,
};
