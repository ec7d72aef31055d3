import { type Credentials, credentialsSchema } from "@creel/domain/accounts/sign-in";
import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";

import { ApiError } from "../../http/api-error.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { signIn } from "../../session/api.ts";
import { useAuth } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField, FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { AccountForm, FailureNotice } from "../account-form.tsx";
import { EndingText } from "./ending-text.tsx";
import { WaitingHere } from "./waiting-here.tsx";

import * as styles from "./sign-in-form.module.css";

/** The right credentials, which the page of the second step sends again with a code. */
export interface SecondStepWanted {
  credentials: Credentials;
  isRemembered: boolean;
}

interface SignInFormProps {
  notice: string | null;
  registeredEmail: string | null;
  email: string;
  onEmailChange: (email: string) => void;
  isRemembered: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
  onSecondStep: (wanted: SecondStepWanted) => void;
}

export function SignInForm({ notice, registeredEmail, email: typedEmail, ...props }: SignInFormProps) {
  const { onEmailChange, isRemembered, onSecondStep } = props;
  const { begin } = useAuth();
  const [failure, setFailure] = useState<unknown>(null);
  const { control, handleSubmit } = useForm<Credentials>({
    resolver: formResolver(credentialsSchema),
    defaultValues: { email: registeredEmail ?? typedEmail, password: "" },
  });

  const email = useWatch({ control, name: "email" });
  useEffect(() => onEmailChange(email), [email, onEmailChange]);

  async function submit(credentials: Credentials): Promise<void> {
    setFailure(null);
    try {
      begin(await signIn(credentials), isRemembered);
    } catch (error) {
      if (needsCode(error)) onSecondStep({ credentials, isRemembered });
      else setFailure(error);
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <AccountForm method="post" onSubmit={onSubmit}>
      <SignInText notice={notice} failure={failure} />
      <WaitingHere />
      <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="username" />
      <FormPasswordField
        control={control}
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        autoFocus={registeredEmail !== null}
      />
      <div className={styles.row}>
        <Checkbox isSelected={isRemembered} onChange={props.onRememberedChange}>
          {t`Remember me`}
        </Checkbox>
        <Link to="/forgot-password" state={{ email }}>
          {t`Forgot password?`}
        </Link>
      </div>
      <Button type="submit" look="signal" isLarge isWide isPending={isPending}>
        {isPending ? t`Signing in...` : t`Sign In`}
      </Button>
    </AccountForm>
  );
}

/** Shows the first that applies: a failure, a success, or why the user was sent to this page. */
function SignInText({ notice, failure }: Pick<SignInFormProps, "notice"> & { failure: unknown }) {
  if (failure) return <FailureNotice error={failure} fallback={t`Login failed. Please try again.`} />;
  return notice === null ? <EndingText /> : <Notice tone="good">{notice}</Notice>;
}

/** Whether the password is right, and the account needs a code, too. */
function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.explanation?.code === "code_needed";
}
