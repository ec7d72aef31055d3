import type { Passkey } from "@creel/domain/accounts/passkeys";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Fingerprint, KeyRound, Plus } from "lucide-react";
import { useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { hasPasskeys } from "../confirm/ask-passkey.ts";
import { describeDay, describeUse } from "../profile/describe-use.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { passkeysQuery, removePasskey } from "./passkeys-api.ts";
import { secondStepQuery } from "./second-step-api.ts";
import { WayIn, WayInAction, WaysIn, WaysInActions, WaysInFailure, WaysInLoading } from "./ways-in.tsx";

/** The angler's passkeys, each with a button that removes it. */
export function PasskeysSection() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <SettingsRow
      title={t`Passkeys`}
      note={t`Sign in with your face, your finger or a key. No password to steal.`}
    >
      <Passkeys />
      {hasPasskeys() ? (
        <WaysInActions>
          <Button look="signal" onPress={() => setIsAdding(true)}>
            <Icon of={Plus} isSmall />
            {t`Add a passkey`}
          </Button>
        </WaysInActions>
      ) : (
        <p>{t`This browser can’t add passkeys here. They need a current browser and an address with https.`}</p>
      )}
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
    </SettingsRow>
  );
}

function Passkeys() {
  const query = useQuery(passkeysQuery);
  const { data: passkeys } = query;
  if (hasFailed(query)) {
    return (
      <WaysInFailure
        query={query}
        text={t`Your passkeys could not be loaded. Check your connection and try again.`}
      />
    );
  }
  if (!passkeys) return <WaysInLoading label={t`Loading your passkeys`} />;
  if (passkeys.length === 0) return <p>{t`No passkeys yet.`}</p>;
  return (
    <WaysIn label={t`Passkeys`}>
      {passkeys.map((passkey) => (
        <OnePasskey key={passkey.id} passkey={passkey} isLast={passkeys.length === 1} />
      ))}
    </WaysIn>
  );
}

interface OnePasskeyProps {
  passkey: Passkey;
  isLast: boolean;
}

function OnePasskey({ passkey, isLast }: OnePasskeyProps) {
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const { name, kind } = passkey;
  return (
    <WayIn
      icon={kind === "key" ? KeyRound : Fingerprint}
      name={name}
      details={describePasskey(passkey, now)}
      renderAction={(detailsId) => (
        <>
          <WayInAction
            label={t`Remove`}
            name={name}
            detailsId={detailsId}
            onPress={() => setIsAsking(true)}
          />
          {isAsking && <Removal passkey={passkey} isLast={isLast} onClose={() => setIsAsking(false)} />}
        </>
      )}
    />
  );
}

function describePasskey(
  { created_at: createdAt, last_used_at: lastUsedAt, ...passkey }: Passkey,
  now: Date,
) {
  const made = describeDay(new Date(createdAt), now);
  const used = lastUsedAt === null ? null : describeUse(new Date(lastUsedAt), now);
  const times = used === null ? t`Made ${made}. Never used.` : t`Made ${made}. Used ${used}.`;
  return passkey.is_synced ? `${times} ${t`Your passkey manager copies it to your other devices.`}` : times;
}

interface RemovalProps extends OnePasskeyProps {
  onClose: () => void;
}

function Removal({ passkey: { id, name }, isLast, onClose }: RemovalProps) {
  const queryClient = useQueryClient();
  const { data: secondStep } = useQuery(secondStepQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: () => {
      onClose();
      showToast({ text: t`${name} removed` });
    },
    // The passkey may have been removed on another device already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["account"] }),
  });
  const leavesAdminShut = isLast && secondStep?.is_required && secondStep.totp === null;
  return (
    <AlertDialog
      title={t`Remove ${name}?`}
      action={isPending ? t`Removing...` : t`Remove`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`${name} no longer signs in. Devices that are signed in stay signed in; sign them out on this page.`}</p>
      {leavesAdminShut && (
        <p>
          {t`This Creel requires a second step for admins. Without this passkey, you can do nothing here until you set one up again.`}
        </p>
      )}
      <Problem text={error && describeFailure(error, t`${name} could not be removed. Please try again.`)} />
    </AlertDialog>
  );
}
