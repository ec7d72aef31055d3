import type { SignInWays } from "@creel/domain/accounts/providers";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { providersQuery } from "../access/providers-api.ts";
import { BackToHome } from "./back-to-home.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { ProxyButton } from "./proxy-button.tsx";

import * as styles from "./other-ways.module.css";

/** Below the form: the operator's provider, or Google's button where none is set, and passkeys. */
export function OtherWays({ isRemembered }: { isRemembered: boolean }) {
  const query = useQuery(providersQuery);
  const { data: ways } = query;
  const isKnown = ways !== undefined || hasFailed(query);
  return (
    <div className={styles.root}>
      <span className={styles.or}>{t`or`}</span>
      {isKnown ? <Known ways={ways} isRemembered={isRemembered} /> : <Room />}
      <BackToHome />
    </div>
  );
}

/** The same before the page is hydrated, because the build cannot know the operator's provider. */
function Room() {
  return (
    <>
      <span className={styles.room} aria-hidden />
      <span className={styles.room} aria-hidden />
    </>
  );
}

/** `ways` is `undefined` if the server did not answer. */
function Known({ ways, isRemembered }: { ways: SignInWays | undefined; isRemembered: boolean }) {
  const { providers = [], passkeys = true, proxy = null } = ways ?? {};
  return (
    <>
      {proxy !== null && <ProxyButton email={proxy} isRemembered={isRemembered} />}
      {providers.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} isRemembered={isRemembered} />
      ))}
      {providers.length === 0 && <GoogleSoon />}
      {passkeys && <PasskeyButton isRemembered={isRemembered} />}
    </>
  );
}

function GoogleSoon() {
  const showMessage = useShowMessage();
  return (
    <Button isWide className={styles.google} onPress={() => showMessage(t`Google sign-in coming soon!`)}>
      <GoogleMark />
      <Trans>
        Continue with Google
        <span className={styles.soon}>soon</span>
      </Trans>
    </Button>
  );
}
