import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";

import { Icon } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { useIsOnline } from "../hooks/use-is-online.ts";
import { EmptyState } from "./states.tsx";

export interface FailedQuery {
  /** False during a retry. */
  isError: boolean;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface LoadFailureProps {
  /** Example: "The users could not be loaded". */
  title: string;
  /** The message with a network (`online`), and without one (`offline`). */
  online: string;
  offline: string;
  query: FailedQuery;
  /** The heading level of the title. */
  level?: 2 | 3;
}

/** Replaces content that could not be loaded. Shows the reason and a retry button, and stays during the retry. */
export function LoadFailure({ title, online, offline, query, level = 3 }: LoadFailureProps) {
  const isOnline = useIsOnline();
  return (
    <EmptyState
      role="alert"
      title={title}
      level={level}
      drawing="parted"
      actions={<TryAgain query={query} />}
    >
      {/* Announces a repeated failure again. */}
      <span key={query.errorUpdateCount}>{isOnline ? online : offline}</span>
    </EmptyState>
  );
}

/** Retries the query, and shows as pending meanwhile. */
export function TryAgain({ query }: { query: FailedQuery }) {
  return (
    <Button isPending={!query.isError} onPress={() => void query.refetch()}>
      <Icon of={RefreshCw} isSmall />
      {t`Try again`}
    </Button>
  );
}
