import type { Provider } from "@creel/domain/accounts/providers";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { ShieldUser } from "lucide-react";
import { useSearchParams } from "react-router";

import { describeFailure } from "../../http/describe-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { goToProvider } from "../access/provider-flow.ts";
import { GoogleMark } from "./google-mark.tsx";

interface ProviderButtonProps {
  provider: Provider;
  isRemembered: boolean;
  look?: "line" | "signal";
  isLarge?: boolean;
}

/** Leaves for the provider. The page that the angler wanted is opened when they come back. */
export function ProviderButton({
  provider,
  isRemembered,
  look = "line",
  isLarge = false,
}: ProviderButtonProps) {
  const [search] = useSearchParams();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      goToProvider({ purpose: "sign_in" }, { isRemembered, redirect: search.get("redirect") }),
  });
  const { name } = provider;
  return (
    <>
      <Button isWide look={look} isLarge={isLarge} isPending={isPending} onPress={() => mutate()}>
        {provider.id === "google" ? <GoogleMark /> : <Icon of={ShieldUser} isSmall />}
        {t`Continue with ${name}`}
      </Button>
      {error && (
        <Notice tone="bad">
          {describeFailure(error, t`${name} could not be reached. Please try again.`)}
        </Notice>
      )}
    </>
  );
}
