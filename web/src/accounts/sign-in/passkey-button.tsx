import type { Session } from "@creel/domain/accounts/sign-in";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";

import { ApiError } from "../../http/api-error.ts";
import { noteAuthEvent } from "../../http/auth-log.ts";
import { useAuth } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { loadSignInOptions, signInByPasskey } from "../access/passkeys-api.ts";
import { askPasskey, hasPasskeys } from "../confirm/ask-passkey.ts";
import { describePasskeyFailure } from "../confirm/passkey-texts.ts";

interface PasskeyButtonProps {
  isRemembered: boolean;
  isLarge?: boolean;
}

/** Signs in with a passkey. Nothing is drawn if the browser has none. */
export function PasskeyButton({ isRemembered, isLarge = false }: PasskeyButtonProps) {
  const { begin } = useAuth();
  const { mutate, isPending, error } = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => begin(session, isRemembered),
  });
  if (!hasPasskeys()) return null;
  const problem = error && describePasskeyFailure(error, t`Login failed. Please try again.`);
  return (
    <>
      <Button isWide isLarge={isLarge} isPending={isPending} onPress={() => mutate()}>
        <Icon of={Fingerprint} isSmall />
        {t`Use a passkey`}
      </Button>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}

async function signIn(): Promise<Session> {
  const passkey = await askPasskey(loadSignInOptions);
  try {
    return await signInByPasskey(passkey);
  } catch (error) {
    if (error instanceof ApiError) noteAuthEvent("refused");
    throw error;
  }
}
