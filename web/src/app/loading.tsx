import { RefreshCw } from "lucide-react";

import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmptyState, Skeleton } from "../ui/states.tsx";
import { useIsOnline } from "../ui/use-is-online.ts";

/** The shape of a list of catches. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <div className="log" role="status" aria-label="Loading catches">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="row-skeleton">
          <Skeleton width="64px" height={64} />
          <div className="row-skeleton-words">
            <Skeleton width="32%" height={18} />
            <Skeleton width="52%" height={12} />
          </div>
          <Skeleton width="56px" height={22} />
        </div>
      ))}
    </div>
  );
}

interface LoadFailureProps {
  /** What did not come, as the beginning of a sentence. */
  what: string;
  onRetry: () => void;
}

export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  const isOnline = useIsOnline();
  return (
    <EmptyState
      title={`${what} could not be loaded`}
      actions={
        <Button onPress={onRetry}>
          <Icon of={RefreshCw} isSmall />
          Try again
        </Button>
      }
    >
      Everything you logged is safe.{" "}
      {isOnline
        ? "Creel did not answer. Try again in a moment."
        : "You are offline. Try again with a signal."}
    </EmptyState>
  );
}
