import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";

import { describeFailure } from "../../http/describe-failure.ts";
import { useAuth } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { signInByProxy } from "../access/providers-api.ts";

interface ProxyButtonProps {
  /** Whom the proxy in front of Creel signed in. */
  email: string;
  isRemembered: boolean;
  look?: "line" | "signal";
  isLarge?: boolean;
}

export function ProxyButton({ email, isRemembered, look = "line", isLarge = false }: ProxyButtonProps) {
  const { begin } = useAuth();
  const { mutate, isPending, error } = useMutation({
    mutationFn: signInByProxy,
    onSuccess: (session) => begin(session, isRemembered),
  });
  return (
    <>
      <Button isWide look={look} isLarge={isLarge} isPending={isPending} onPress={() => mutate()}>
        <Icon of={ShieldCheck} isSmall />
        {t`Continue as ${email}`}
      </Button>
      {error && <Notice tone="bad">{describeFailure(error, t`Login failed. Please try again.`)}</Notice>}
    </>
  );
}
