import type { ExistingAccount } from "@creel/domain/accounts/providers";
import type { Session } from "@creel/domain/accounts/sign-in";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { PasswordField, TextField } from "../../ui/fields/text-field.tsx";
import { confirmLink } from "../access/providers-api.ts";
import { AccountForm } from "../account-form.tsx";
import { SignInStep } from "./sign-in-step.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

interface AccountExistsProps {
  existing: ExistingAccount;
  onSignedIn: (session: Session) => void;
}

/** A provider named an email that has an account. Its owner links the two by the account's password, once. */
export function AccountExists({ existing, onSignedIn }: AccountExistsProps) {
  const { provider, email, takes_password: takesPassword } = existing;
  return (
    <SignInStep
      title={t`You already have an account here`}
      lead={
        takesPassword
          ? t`${provider} knows you as ${email}. So does Creel. Show that both are you, once.`
          : t`${provider} knows you as ${email}. So does Creel. Sign in as you did before, then link ${provider} under “Who can get in”.`
      }
    >
      {takesPassword ? (
        <LinkForm existing={existing} onSignedIn={onSignedIn} />
      ) : (
        <LinkButton look="signal" isLarge isWide to="/login">{t`Back to Sign In`}</LinkButton>
      )}
      <p className={utilities.hint}>{t`A matching email alone never opens an account.`}</p>
    </SignInStep>
  );
}

function LinkForm({ existing: { link }, onSignedIn }: AccountExistsProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => confirmLink({ link, password, ...(needsCode && { code }) }),
    onSuccess: onSignedIn,
    onError: (failure) => setNeedsCode(needsCode || codeOf(failure) === "code_needed"),
  });
  const problems = problemsOf(error);
  return (
    <AccountForm
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      {problems.whole !== undefined && <Notice tone="bad">{problems.whole}</Notice>}
      <PasswordField
        label={t`Your Creel password`}
        value={password}
        onChange={(text) => {
          setPassword(text);
          reset();
        }}
        autoComplete="current-password"
        error={problems.password}
      />
      {needsCode && (
        <TextField
          label={t`Code from your app, or a backup code`}
          value={code}
          onChange={(text) => {
            setCode(text);
            reset();
          }}
          autoComplete="one-time-code"
          autoFocus
          error={problems.code}
        />
      )}
      <Button type="submit" look="signal" isLarge isWide isPending={isPending}>
        {isPending ? t`Signing in...` : t`Link and sign in`}
      </Button>
    </AccountForm>
  );
}

interface Problems {
  password?: string | undefined;
  code?: string | undefined;
  /** Concerns neither field. */
  whole?: string;
}

/** A missing code is no problem, because its field appears. */
function problemsOf(error: Error | null): Problems {
  const code = codeOf(error);
  if (!error || code === "code_needed") return {};
  const text = describeFailure(error, t`Login failed. Please try again.`);
  if (code === "wrong_code") return { code: text };
  const fields = error instanceof ApiError ? error.explanation?.fields : undefined;
  return fields ? { password: fields["password"], code: fields["code"] } : { whole: text };
}

function codeOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.explanation?.code : undefined;
}
