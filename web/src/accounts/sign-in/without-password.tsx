import type { SignInWays } from "@creel/domain/accounts/providers";
import { t } from "@lingui/core/macro";

import { classNames } from "../../ui/styles/class-names.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { BackToHome } from "./back-to-home.tsx";
import { EndingText } from "./ending-text.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { ProxyButton } from "./proxy-button.tsx";
import { WaitingHere } from "./waiting-here.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./without-password.module.css";

/** The sign-in of a Creel whose operator turned passwords off: the provider is the main way, a passkey the other one. */
export function WithoutPassword({ ways: { providers, passkeys, proxy } }: { ways: SignInWays }) {
  const [provider] = providers;
  return (
    <AuthFrame title={t`Sign In`}>
      <div className={styles.root}>
        <h1>{t`Sign in to Creel`}</h1>
        <EndingText />
        <WaitingHere />
        {proxy !== null && <ProxyButton email={proxy} look="signal" isLarge isRemembered />}
        {providers.map((each) => (
          <ProviderButton
            key={each.id}
            provider={each}
            look={proxy === null ? "signal" : "line"}
            isLarge
            isRemembered
          />
        ))}
        {passkeys && <PasskeyButton isLarge isRemembered />}
        <p className={classNames(styles.hint, utilities.hint)}>
          {t`Passwords are off on this Creel.`}{" "}
          {provider &&
            (provider.registers
              ? t`New here? ${provider.name} makes your account on your first visit.`
              : t`New here? Ask the people who run this Creel for an account.`)}
        </p>
        <BackToHome />
      </div>
    </AuthFrame>
  );
}
