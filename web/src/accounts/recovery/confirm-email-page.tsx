import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { ApiError } from "../../http/api-error.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { logFailure } from "../../http/log-failure.ts";
import { storeUser } from "../../http/stored-session.ts";
import { fetchMe } from "../../session/api.ts";
import { useAuth } from "../../session/auth.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { IllustratedPage } from "../../ui/layout/illustrated-page.tsx";
import { confirmEmail } from "../api.ts";
import { useLinkToken } from "./use-link-token.ts";

/**
 * The page that the link in the email opens. Its token is behind the #, where no server or log sees it. Confirming
 * takes a press, because programs that scan mail follow links too.
 */
export function ConfirmEmailPage() {
  const token = useLinkToken() ?? "";
  // Opening another link in the same tab resets the state.
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string }) {
  const { user } = useAuth();
  const {
    mutate,
    data: email,
    error,
    isPending,
  } = useMutation({
    mutationFn: () => confirmEmail(token),
    onSuccess: () => {
      if (user) void fetchMe().then(storeUser).catch(logMissing);
    },
  });
  const isSignedIn = user !== null;

  return (
    <IllustratedPage drawing="bottle">
      <title>{t`Confirm your email · Creel`}</title>
      <h1>{email === undefined ? t`Confirm your new email` : t`Your email has changed`}</h1>
      {email !== undefined && <Confirmed email={email} isSignedIn={isSignedIn} />}
      {email === undefined && isOver(token, error) && <Over error={error} isSignedIn={isSignedIn} />}
      {email === undefined && !isOver(token, error) && (
        <>
          <p>{t`After that, you sign in with your new email and your old one stops working.`}</p>
          {error && <Notice tone="bad">{describeFailure(error, i18n._(NOT_CONFIRMED))}</Notice>}
          <Button look="signal" isPending={isPending} onPress={() => mutate()}>
            {isPending ? t`Confirming...` : t`Confirm my new email`}
          </Button>
        </>
      )}
    </IllustratedPage>
  );
}

function logMissing(error: unknown): void {
  logFailure("The new email is seen here from the next start on", error);
}

/** True if a retry cannot help: the link has no token, or the server refused it (a status below 500). */
function isOver(token: string, error: Error | null): boolean {
  return token === "" || (error instanceof ApiError && error.status < 500);
}

const NOT_CONFIRMED = msg`Your email could not be confirmed. Please try again.`;
const LINK_INCOMPLETE = msg`Part of this link is missing. Please open it again from the email.`;

function Confirmed({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  return (
    <>
      <Notice tone="good">
        <Trans>
          You now sign in with <b>{email}</b>.
        </Trans>
      </Notice>
      {isSignedIn ? (
        <LinkButton to="/profile">{t`Go to your profile`}</LinkButton>
      ) : (
        <LinkButton to="/login">{t`Sign in`}</LinkButton>
      )}
    </>
  );
}

function Over({ error, isSignedIn }: { error: Error | null; isSignedIn: boolean }) {
  return (
    <>
      <Notice tone="bad">
        {error ? describeFailure(error, i18n._(NOT_CONFIRMED)) : i18n._(LINK_INCOMPLETE)}
      </Notice>
      <p>{t`Your email has not changed. You can ask for another link in your profile.`}</p>
      <LinkButton to="/profile">{isSignedIn ? t`Go to your profile` : t`Sign in`}</LinkButton>
    </>
  );
}
