import { CODE_DIGITS } from "@creel/domain/accounts/second-step";
import type { Credentials } from "@creel/domain/accounts/sign-in";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Input, TextField as AriaTextField } from "react-aria-components";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { signIn } from "../../session/api.ts";
import { useAuth } from "../../session/auth.tsx";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FieldParts } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AccountForm, FailureNotice } from "../account-form.tsx";
import { SignInStep } from "./sign-in-step.tsx";

import * as styles from "./second-step.module.css";

interface SecondStepProps {
  /** The right ones, which are sent again with the code. */
  credentials: Pick<Credentials, "email" | "password">;
  isRemembered: boolean;
  onBack: () => void;
}

/** Asks for the code of the app, or for a backup code. */
export function SecondStep({ credentials, isRemembered, onBack }: SecondStepProps) {
  const { begin } = useAuth();
  const [isBackup, setIsBackup] = useState(false);
  const [code, setCode] = useState("");
  const fallback = t`Login failed. Please try again.`;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => signIn({ ...credentials, code }),
    onSuccess: (session) => begin(session, isRemembered),
    onError: (failure) => announce(describeFailure(failure, fallback)),
  });
  const isAboutCode = error instanceof ApiError && CODES.has(error.explanation?.code);
  const field = {
    value: code,
    onChange: (text: string) => {
      setCode(text);
      reset();
    },
    error: isAboutCode ? describeFailure(error, fallback) : undefined,
  };
  const change = (toBackup: boolean) => {
    setIsBackup(toBackup);
    setCode("");
    reset();
  };
  return (
    <SignInStep
      title={t`One more step`}
      lead={
        isBackup ? t`One of your ten backup codes. Each works once.` : t`The six-digit code from your app.`
      }
    >
      <AccountForm
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        {error && !isAboutCode && <FailureNotice error={error} fallback={fallback} />}
        {isBackup ? (
          <TextField key="backup" {...field} label={t`Backup code`} autoComplete="off" autoFocus />
        ) : (
          <CodeField key="app" {...field} label={t`Code`} digits={CODE_DIGITS} />
        )}
        <Button type="submit" look="signal" isLarge isWide isPending={isPending}>
          {isPending ? t`Signing in...` : t`Sign In`}
        </Button>
      </AccountForm>
      <Button look="quiet" className={styles.other} onPress={() => change(!isBackup)}>
        {isBackup ? t`Use the code from your app` : t`Use a backup code`}
      </Button>
      <Button look="quiet" className={styles.other} onPress={onBack}>
        {t`Back to Sign In`}
      </Button>
    </SignInStep>
  );
}

/** `invalid_input` is about the code, too: the other fields were right a moment ago. */
const CODES: ReadonlySet<string | undefined> = new Set(["wrong_code", "code_needed", "invalid_input"]);

interface CodeFieldProps {
  label: string;
  digits: number;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** One field for a code of some digits, which are drawn in boxes. Apps and keyboards fill it in like any field. */
function CodeField({ label, digits, value, onChange, error }: CodeFieldProps) {
  const typed = value.replaceAll(/\s/g, "");
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldParts label={label} error={error}>
        <div className={styles.code}>
          <Input className={styles.input} spellCheck={false} />
          <div className={styles.boxes} aria-hidden>
            {Array.from({ length: digits }, (_, index) => (
              <span key={index} data-next={index === Math.min(typed.length, digits - 1) || undefined}>
                {typed[index]}
              </span>
            ))}
          </div>
        </div>
      </FieldParts>
    </AriaTextField>
  );
}
