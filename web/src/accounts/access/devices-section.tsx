import type { DeviceSession, SignInWay } from "@creel/domain/accounts/device-sessions";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Laptop, LogOut, type LucideIcon, Smartphone, Tablet } from "lucide-react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { endDeviceSession, endOtherSessions, sessionsQuery } from "../api.ts";
import { describeDay, describeUse } from "../profile/describe-use.ts";
import { WayIn, WayInAction, WaysIn, WaysInActions, WaysInFailure, WaysInLoading } from "./ways-in.tsx";

/** The devices where the angler is signed in, each with a button that signs it out. */
export function DevicesSection() {
  return (
    <SettingsRow
      title={t`Devices`}
      note={t`You are signed out after 30 days without use, and after 90 days at the latest.`}
    >
      <Devices />
    </SettingsRow>
  );
}

function Devices() {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  if (hasFailed(query)) {
    return (
      <WaysInFailure
        query={query}
        text={t`Your signed-in devices could not be loaded. Check your connection and try again.`}
      />
    );
  }
  if (!sessions) return <WaysInLoading label={t`Loading your signed-in devices`} />;
  return (
    <>
      <WaysIn label={t`Signed-in devices`}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </WaysIn>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEndSession(endOtherSessions, t`You’re signed out everywhere else`);
  return (
    <WaysInActions>
      <Button look="danger" isPending={isPending} onPress={() => mutate()}>
        <Icon of={LogOut} isSmall />
        {t`Sign out everywhere else`}
      </Button>
    </WaysInActions>
  );
}

/** How a session began. */
const WAYS: Record<SignInWay, MessageDescriptor> = {
  password: msg`By password.`,
  password_and_code: msg`By password and code.`,
  passkey: msg`By passkey.`,
  provider: msg`By a provider.`,
  proxy: msg`By the proxy in front of Creel.`,
};

function Device({ session }: { session: DeviceSession }) {
  const now = useNow();
  const signedIn = describeDay(new Date(session.createdAt), now);
  const used = describeUse(new Date(session.lastUsedAt), now);
  const { ip, device, way } = session;
  return (
    <WayIn
      icon={deviceIcon(device)}
      name={device}
      details={
        <>
          {session.current
            ? t`${ip} · signed in ${signedIn}, in use now.`
            : t`${ip} · signed in ${signedIn}, last used ${used}.`}{" "}
          {i18n._(WAYS[way])}
        </>
      }
      renderAction={(detailsId) =>
        session.current ? (
          <Badge tone="good" icon={Check}>
            {t`This device`}
          </Badge>
        ) : (
          <EndOne session={session} detailsId={detailsId} />
        )
      }
    />
  );
}

function deviceIcon(device: string): LucideIcon {
  if (/iPad|tablet/i.test(device)) return Tablet;
  return /iPhone|Android/.test(device) ? Smartphone : Laptop;
}

function EndOne({ session, detailsId }: { session: DeviceSession; detailsId: string }) {
  const { id, device } = session;
  const { mutate, isPending } = useEndSession(() => endDeviceSession(id), t`${device} signed out`);
  return (
    <WayInAction
      label={t({ message: "Sign out", context: "another device" })}
      name={device}
      isPending={isPending}
      detailsId={detailsId}
      onPress={() => mutate()}
    />
  );
}

/** Refetches the sessions even after a failure, since the session may have ended already. */
function useEndSession(end: () => Promise<void>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ text: done }),
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`The device could not be signed out. Please try again.`),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
