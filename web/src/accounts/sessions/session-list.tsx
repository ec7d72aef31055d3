import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";

import { hasFailed } from "../../http/has-failed.ts";
import { endOtherSessions, sessionsQuery } from "../../session/account.calls.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type FailedQuery, TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { SessionLine } from "./session-line.tsx";
import { useEndSession } from "./use-end-session.ts";

import * as styles from "./session-list.module.css";

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  if (hasFailed(query)) return <ListFailure query={query} />;
  if (!sessions) return <ListSkeleton />;
  return (
    <>
      <ul aria-label={t`Where you are signed in`}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEndSession(endOtherSessions, t`You are signed out everywhere else`);
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
    <div role="status" aria-label={t`Loading where you are signed in`}>
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
        {/* What failed again is said again. */}
        <span key={query.errorUpdateCount}>
          {t`Where you are signed in could not be loaded. Check your connection and try again.`}
        </span>
      </Notice>
      <TryAgain query={query} />
    </div>
  );
}
