import type { DeviceSession } from "@creel/domain/accounts/device-sessions";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut, Check, Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";
import { useId } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type FailedQuery, TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton, Badge } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { endOtherSessions, sessionsQuery, endDeviceSession } from "../api.ts";
import { describeDay, describeUse } from "./describe-use.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./session-list.module.css";

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  if (hasFailed(query)) return <ListFailure query={query} />;
  if (!sessions) return <ListSkeleton />;
  return (
    <>
      <ul aria-label={t`Signed-in devices`}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEndSession(endOtherSessions, t`You’re signed out everywhere else`);
  return (
    <div className={styles.foot}>
      <Button isPending={isPending} onPress={() => mutate()}>
        <Icon of={LogOut} isSmall />
        {t`Sign out everywhere else`}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={t`Loading your signed-in devices`}>
      <div className={styles.session}>
        <Skeleton width="22px" height={22} />
        <Skeleton width="52%" height={36} />
      </div>
    </div>
  );
}

function ListFailure({ query }: { query: FailedQuery }) {
  return (
    <div className={styles.failure}>
      <Notice tone="bad">
        {/* A new key makes screen readers announce the same failure again. */}
        <span key={query.errorUpdateCount}>
          {t`Your signed-in devices could not be loaded. Check your connection and try again.`}
        </span>
      </Notice>
      <TryAgain query={query} />
    </div>
  );
}

function SessionLine({ session }: { session: DeviceSession }) {
  const now = useNow();
  const id = useId();
  const signedIn = describeDay(new Date(session.createdAt), now);
  const used = describeUse(new Date(session.lastUsedAt), now);
  const { ip } = session;
  return (
    <li className={styles.session}>
      <Icon of={deviceIcon(session.device)} />
      <div className={styles.words}>
        <b>{session.device}</b>
        <p id={id} className={classNames(utilities.small, utilities.muted)}>
          {session.current
            ? t`${ip} · signed in ${signedIn}, in use now`
            : t`${ip} · signed in ${signedIn}, last used ${used}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="good" icon={Check}>
          {t`This device`}
        </Badge>
      ) : (
        <EndOne session={session} detailsId={id} />
      )}
    </li>
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
    <Button isPending={isPending} onPress={() => mutate()} aria-describedby={detailsId}>
      <Trans>
        Sign out<span className={utilities.visuallyHidden}> {device}</span>
      </Trans>
    </Button>
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
