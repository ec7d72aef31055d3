import { type Credentials, credentialsSchema } from "@creel/domain/accounts/sign-in";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { t, msg } from "@lingui/core/macro";
import { Suspense, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import * as z from "zod/mini";

import type { Ending } from "../../http/stored-session.ts";
import { formResolver } from "../../i18n/form-resolver.ts";
import { signIn } from "../../session/api.ts";
import { useAuth } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FormPasswordField, FormTextField } from "../../ui/fields/form-fields.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { AccountForm, FailureNotice } from "../account-form.tsx";

import * as styles from "./sign-in-form.module.css";

/** Loaded lazily, because nothing else on this page needs its code. */
const WaitingHere = lazyPart(async () => (await import("./waiting-here.tsx")).WaitingHere);

interface SignInFormProps {
  notice: string | null;
  registeredEmail: string | null;
  email: string;
  onEmailChange: (email: string) => void;
}

export function SignInForm({ notice, registeredEmail, email: typedEmail, onEmailChange }: SignInFormProps) {
  const { begin } = useAuth();
  const [isRemembered, setIsRemembered] = useState(true);
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
      setFailure(error);
    }
  }

  const { isPending, onSubmit } = useSubmit(handleSubmit, submit);

  return (
    <AccountForm method="post" onSubmit={onSubmit}>
      <SignInText notice={notice} failure={failure} />
      <Suspense>
        <WaitingHere />
      </Suspense>
      <FormTextField control={control} name="email" label={t`Email`} type="email" autoComplete="username" />
      <FormPasswordField
        control={control}
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        autoFocus={registeredEmail !== null}
      />
      <div className={styles.row}>
        <Checkbox isSelected={isRemembered} onChange={setIsRemembered}>
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
  const ending = readEnding(useLocation().state);
  if (failure) return <FailureNotice error={failure} fallback={t`Login failed. Please try again.`} />;
  if (notice !== null) return <Notice tone="good">{notice}</Notice>;
  return ending && <EndingNotice ending={ending} />;
}

const SENTENCES = {
  ended: msg`Your sign-in has ended. Please sign in again.`,
  elsewhere: msg`You were signed out in another tab. Please sign in again.`,
  suspended: msg`Your account is suspended. Please contact support.`,
} satisfies Record<Ending, MessageDescriptor>;

const stateSchema = z.object({ ending: z.enum(["ended", "elsewhere", "suspended"]) });

/** Reads the reason that the guard put into the location state. */
function readEnding(state: unknown): Ending | null {
  return stateSchema.safeParse(state).data?.ending ?? null;
}

function EndingNotice({ ending }: { ending: Ending }) {
  return <Notice tone={ending === "suspended" ? "bad" : "info"}>{i18n._(SENTENCES[ending])}</Notice>;
}
