import type { Identity, SignInWays } from "@creel/domain/accounts/providers";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, ShieldUser } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { ConfirmStep } from "../confirm/confirm-step.tsx";
import { describeDay, describeUse } from "../profile/describe-use.ts";
import { goToProvider } from "./provider-flow.ts";
import { identitiesQuery, providersQuery, unlink } from "./providers-api.ts";
import { WayIn, WayInAction, WaysIn, WaysInActions, WaysInFailure, WaysInLoading } from "./ways-in.tsx";

/** The providers that vouch for the angler. Nothing is drawn if this Creel has none and none is linked. */
export function ProvidersSection() {
  const { data: ways } = useQuery(providersQuery);
  const query = useQuery(identitiesQuery);
  const [provider] = ways?.providers ?? [];
  if (!provider && (query.data?.length ?? 0) === 0) return null;
  return (
    <SettingsRow
      title={t`Providers`}
      note={t`They vouch for you. You link one while signed in. A matching email is never enough.`}
    >
      <Providers provider={provider} />
      {provider && <LinkOne provider={provider} isAnother={(query.data?.length ?? 0) > 0} />}
    </SettingsRow>
  );
}

type Provider = SignInWays["providers"][number];

function Providers({ provider }: { provider: Provider | undefined }) {
  const query = useQuery(identitiesQuery);
  const { data: identities } = query;
  if (hasFailed(query)) {
    return (
      <WaysInFailure
        query={query}
        text={t`Your providers could not be loaded. Check your connection and try again.`}
      />
    );
  }
  if (!identities) return <WaysInLoading label={t`Loading your providers`} />;
  if (identities.length === 0) return <p>{t`No provider is linked to your account.`}</p>;
  return (
    <WaysIn label={t`Providers`}>
      {identities.map((identity) => (
        <Linked key={identity.id} identity={identity} provider={provider} />
      ))}
    </WaysIn>
  );
}

function Linked({ identity, provider }: { identity: Identity; provider: Provider | undefined }) {
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const name = identity.is_usable && provider ? provider.name : identity.host;
  return (
    <WayIn
      icon={ShieldUser}
      name={name}
      details={describeIdentity(identity, now)}
      renderAction={(detailsId) => (
        <>
          <WayInAction
            label={t`Unlink`}
            name={name}
            detailsId={detailsId}
            onPress={() => setIsAsking(true)}
          />
          {isAsking && <Unlinking identity={identity} name={name} onClose={() => setIsAsking(false)} />}
        </>
      )}
    />
  );
}

function describeIdentity({ host, label, is_usable: isUsable, ...times }: Identity, now: Date): string {
  const linked = describeDay(new Date(times.linked_at), now);
  if (!isUsable) return t`${host}, as ${label}. Linked ${linked}. This Creel no longer uses it.`;
  if (times.last_used_at === null) return t`${host}, as ${label}. Linked ${linked}.`;
  const used = describeUse(new Date(times.last_used_at), now);
  return t`${host}, as ${label}. Linked ${linked}. Used ${used}.`;
}

interface UnlinkingProps {
  identity: Identity;
  name: string;
  onClose: () => void;
}

function Unlinking({ identity, name, onClose }: UnlinkingProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => unlink(identity.id),
    onSuccess: () => {
      onClose();
      showToast({ text: t`${name} unlinked` });
      return queryClient.invalidateQueries(identitiesQuery);
    },
  });
  const { label } = identity;
  return (
    <AlertDialog
      title={t`Unlink ${name}?`}
      action={isPending ? t`Unlinking...` : t`Unlink`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`${label} will no longer sign in to your account. Devices that are signed in stay signed in.`}</p>
      {error && (
        <p role="alert">{describeFailure(error, t`${name} could not be unlinked. Please try again.`)}</p>
      )}
    </AlertDialog>
  );
}

function LinkOne({ provider: { name }, isAnother }: { provider: Provider; isAnother: boolean }) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <WaysInActions>
      <Button onPress={() => setIsConfirming(true)}>
        <Icon of={Link2} isSmall />
        {isAnother ? t`Link another` : t`Link ${name}`}
      </Button>
      {isConfirming && (
        <ConfirmStep
          title={t`Link ${name}`}
          action={t`Continue to ${name}`}
          fallback={t`${name} could not be reached. Please try again.`}
          onConfirm={(confirmation) =>
            goToProvider({ purpose: "link", ...confirmation }, { isRemembered: true, redirect: null })
          }
          onCancel={() => setIsConfirming(false)}
        >
          <p>{t`You sign in there and come back here. From then on it opens your account.`}</p>
        </ConfirmStep>
      )}
    </WaysInActions>
  );
}
