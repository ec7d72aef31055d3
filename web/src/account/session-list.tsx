import "./session-list.css";
import type { DeviceSession } from "@creel/domain/auth/device-sessions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, LogOut, RefreshCw } from "lucide-react";

import { describeFailure } from "../auth/describe-failure.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Badge, Notice, Skeleton } from "../ui/states.tsx";
import { showToast } from "../ui/toast.tsx";
import { useNow } from "../ui/use-now.ts";
import { endOtherSessions, endSession, sessionsQuery } from "./account.calls.ts";
import { describeDay, describeUse } from "./describe-use.ts";
import { deviceIcon } from "./device-icon.ts";

/** Where one is signed in, with the way to end what is not here. */
export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  if (isError && !sessions) return <ListFailure onRetry={() => void refetch()} />;
  if (!sessions) return <ListSkeleton />;
  return (
    <>
      <ul aria-label="Sign-ins">
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
  const signedIn = describeDay(new Date(session.createdAt), now);
  const used = session.current ? "in use now" : `last used ${describeUse(new Date(session.lastUsedAt), now)}`;
  return (
    <li className="session">
      <Icon of={deviceIcon(session.device)} />
      <div className="session-words">
        <b>{session.device}</b>
        <p className="small muted">
          {session.ip} · signed in {signedIn}, {used}
        </p>
      </div>
      {session.current ? (
        <Badge tone="good" icon={Check}>
          This device
        </Badge>
      ) : (
        <EndOne session={session} />
      )}
    </li>
  );
}

function EndOne({ session }: { session: DeviceSession }) {
  const { mutate, isPending } = useEnding(() => endSession(session.id));
  return (
    <Button isPending={isPending} onPress={() => mutate()}>
      Sign out<span className="visually-hidden"> {session.device}</span>
    </Button>
  );
}

function EndOthers() {
  const { mutate, isPending } = useEnding(endOtherSessions);
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
function useEnding(end: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onError: (error) =>
      showToast({
        text: describeFailure(error, "That sign-in could not be ended. Please try again."),
        isError: true,
      }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading your sign-ins">
      <div className="session">
        <Skeleton width="22px" height={22} />
        <Skeleton width="52%" height={36} />
      </div>
    </div>
  );
}

function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="session-failure">
      <Notice tone="bad">Your sign-ins could not be loaded. Check your connection and try again.</Notice>
      <Button onPress={onRetry}>
        <Icon of={RefreshCw} isSmall />
        Try again
      </Button>
    </div>
  );
}
