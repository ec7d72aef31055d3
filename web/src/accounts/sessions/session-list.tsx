import "./session-list.css";
import type { DeviceSession } from "@creel/domain/accounts/device-sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, LogOut } from "lucide-react";
import { useId } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type FailedQuery, TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Badge, Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { endOtherSessions, endSession, sessionsQuery } from "../signed-in/account.calls.ts";
import { describeDay, describeUse } from "./describe-use.ts";
import { deviceIcon } from "./device-icon.ts";

export function SessionList() {
  const query = useQuery(sessionsQuery);
  const { data: sessions } = query;
  if (hasFailed(query)) return <ListFailure query={query} />;
  if (!sessions) return <ListSkeleton />;
  return (
    <>
      <ul aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers />}
    </>
  );
}

function SessionLine({ session }: { session: DeviceSession }) {
  const now = useNow();
  const id = useId();
  const signedIn = describeDay(new Date(session.createdAt), now);
  const used = session.current ? "in use now" : `last used ${describeUse(new Date(session.lastUsedAt), now)}`;
  return (
    <li className="session">
      <Icon of={deviceIcon(session.device)} />
      <div className="session-words">
        <b>{session.device}</b>
        <p id={id} className="small muted">
          {session.ip} · signed in {signedIn}, {used}
        </p>
      </div>
      {session.current ? (
        <Badge tone="good" icon={Check}>
          This device
        </Badge>
      ) : (
        <EndOne session={session} factsId={id} />
      )}
    </li>
  );
}

function EndOne({ session, factsId }: { session: DeviceSession; factsId: string }) {
  const { mutate, isPending } = useEnding(() => endSession(session.id), `${session.device} is signed out`);
  return (
    <Button isPending={isPending} onPress={() => mutate()} aria-describedby={factsId}>
      Sign out<span className="visually-hidden"> {session.device}</span>
    </Button>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEnding(endOtherSessions, "You are signed out everywhere else");
  return (
    <div className="session-foot">
      <Button isPending={isPending} onPress={() => mutate()}>
        <Icon of={LogOut} isSmall />
        Sign out everywhere else
      </Button>
    </div>
  );
}

/** Whatever came of it, the list is asked for again: what was to be ended may have been over. */
function useEnding(end: () => Promise<void>, done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ text: done }),
    onError: (error) =>
      showToast({
        text: describeFailure(error, "Signing out there failed. Please try again."),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading where you are signed in">
      <div className="session">
        <Skeleton width="22px" height={22} />
        <Skeleton width="52%" height={36} />
      </div>
    </div>
  );
}

function ListFailure({ query }: { query: FailedQuery }) {
  return (
    <div className="session-failure">
      <Notice tone="bad">
        {/* What failed again is said again. */}
        <span key={query.errorUpdateCount}>
          Where you are signed in could not be loaded. Check your connection and try again.
        </span>
      </Notice>
      <TryAgain query={query} />
    </div>
  );
}
