import type { Passkey } from "@creel/domain/accounts/passkeys";
import type { Identity, SignInWays } from "@creel/domain/accounts/providers";
import type { SecondStep } from "@creel/domain/accounts/second-step";
import { useQuery } from "@tanstack/react-query";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import type { FailedQuery } from "../../ui/feedback/load-failure.tsx";
import { passkeysQuery } from "./passkeys-api.ts";
import { identitiesQuery, providersQuery } from "./providers-api.ts";
import { secondStepQuery } from "./second-step-api.ts";
import type { Ways } from "./ways-back.ts";

interface LoadedWays {
  /** `undefined` until everything is loaded. */
  ways: Ways | undefined;
  /** The first request that failed. */
  failed: FailedQuery | undefined;
}

/** Returns what opens this account, from the same requests as the sections of the page. */
export function useWays(): LoadedWays {
  const { has_password: hasPassword } = useUser();
  const signIn = useQuery(providersQuery);
  const identities = useQuery(identitiesQuery);
  const passkeys = useQuery(passkeysQuery);
  const second = useQuery(secondStepQuery);
  if (!signIn.data || !identities.data || !passkeys.data || !second.data) {
    return { ways: undefined, failed: [signIn, identities, passkeys, second].find(hasFailed) };
  }
  const loaded = { signIn: signIn.data, identities: identities.data, second: second.data };
  return { ways: waysOf({ ...loaded, hasPassword, passkeys: passkeys.data }), failed: undefined };
}

interface Loaded {
  signIn: SignInWays;
  identities: readonly Identity[];
  passkeys: readonly Passkey[];
  second: SecondStep;
  hasPassword: boolean;
}

function waysOf({ signIn, identities, passkeys, second, hasPassword }: Loaded): Ways {
  const { providers, proxy } = signIn;
  const hasCodes = second.totp !== null;
  // An admin who must have a second step and has passkeys alone does not get in by a password.
  const isPasswordEnough = !second.is_required || hasCodes || passkeys.length === 0;
  const takesPassword = signIn.passwords && isPasswordEnough;
  const usable = identities.filter((identity) => identity.is_usable);
  return {
    takesPasswords: signIn.passwords,
    mayChoosePassword: takesPassword && !hasPassword && !hasCodes,
    hasPassword: takesPassword && hasPassword,
    passkeys,
    providers: [...new Set(usable.map(({ host }) => providers[0]?.name ?? host))],
    hasProxy: proxy !== null,
    hasCodes,
    backupCodesLeft: second.backup_codes_left,
  };
}
