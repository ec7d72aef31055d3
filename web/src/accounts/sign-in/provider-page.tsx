import { existingAccountSchema } from "@creel/domain/accounts/providers";
import type { Session } from "@creel/domain/accounts/sign-in";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { useAuth } from "../../session/auth.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { type KeptFlow, takeFlow } from "../access/provider-flow.ts";
import { finishLink, finishSignIn } from "../access/providers-api.ts";
import { AccountExists } from "./account-exists.tsx";
import { AFTER_SIGN_IN, safeRedirect } from "./safe-redirect.ts";
import { SignInStep } from "./sign-in-step.tsx";

const ACCESS_PATH = "/profile/access";

/** The page to which a provider sends the browser back. */
export function ProviderPage() {
  const { user } = useAuth();
  const [kept] = useState(takeFlow);
  if (!kept) return user ? <Navigate to={AFTER_SIGN_IN} replace /> : <NotStarted />;
  return kept.purpose === "link" ? <Linking kept={kept} /> : <SigningIn kept={kept} />;
}

/** Returns the flow that the page kept, and the query that the provider added to the address. */
function useAnswer({ flow }: KeptFlow) {
  const { search } = useLocation();
  const [query] = useState(search || "?");
  return { flow, query };
}

function SigningIn({ kept }: { kept: KeptFlow }) {
  const { begin } = useAuth();
  const navigate = useNavigate();
  const answer = useAnswer(kept);
  const enter = (session: Session) => {
    begin(session, kept.isRemembered);
    void navigate(safeRedirect(kept.redirect), { replace: true });
  };
  const { mutate, error } = useMutation({
    mutationFn: () =>
      finishSignIn({ ...answer, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    onSuccess: enter,
  });
  useEffect(() => mutate(), [mutate]);

  const existing = error instanceof ApiError ? existingAccountSchema.safeParse(error.body).data : undefined;
  if (existing) return <AccountExists existing={existing} onSignedIn={enter} />;
  return error ? (
    <Failed
      title={t`You’re not signed in`}
      text={describeFailure(error, t`Login failed. Please try again.`)}
      isLinking={false}
    />
  ) : (
    <Waiting title={t`Signing you in...`} />
  );
}

function Linking({ kept }: { kept: KeptFlow }) {
  const navigate = useNavigate();
  const answer = useAnswer(kept);
  const { mutate, error } = useMutation({
    mutationFn: () => finishLink(answer),
    onSuccess: ({ label }) => {
      showToast({ text: t`${label} linked` });
      void navigate(ACCESS_PATH, { replace: true });
    },
  });
  useEffect(() => mutate(), [mutate]);
  return error ? (
    <Failed
      title={t`Nothing was linked`}
      text={describeFailure(error, t`The provider could not be linked. Please try again.`)}
      isLinking
    />
  ) : (
    <Waiting title={t`Linking...`} />
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <SignInStep title={title} lead={t`Creel is asking your provider.`}>
      {null}
    </SignInStep>
  );
}

function NotStarted() {
  const text = t`This sign-in didn’t begin in this window, or it is done already. Please start again.`;
  return <Failed title={t`You’re not signed in`} text={text} isLinking={false} />;
}

interface FailedProps {
  title: string;
  text: string;
  isLinking: boolean;
}

function Failed({ title, text, isLinking }: FailedProps) {
  return (
    <SignInStep
      title={title}
      lead={
        isLinking ? t`Your ways in are the same as before.` : t`Start again, or use another way to sign in.`
      }
    >
      <Notice tone="bad">{text}</Notice>
      {isLinking ? (
        <LinkButton look="signal" isLarge isWide to={ACCESS_PATH}>{t`Back to Who can get in`}</LinkButton>
      ) : (
        <LinkButton look="signal" isLarge isWide to="/login">{t`Back to Sign In`}</LinkButton>
      )}
    </SignInStep>
  );
}
