import { RefreshCw } from "lucide-react";

import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { EmptyState } from "./states.tsx";
import { useIsOnline } from "./use-is-online.ts";

interface LoadFailureProps {
  /** What did not come, as the beginning of a sentence: "The users". */
  what: string;
  /** What to tell while there is a network, and while there is none. */
  online: string;
  offline: string;
  onRetry: () => void;
  /** Of its title. */
  level?: 2 | 3;
}

/** In the place of what did not come: why, and another try. */
export function LoadFailure({ what, online, offline, onRetry, level = 3 }: LoadFailureProps) {
  const isOnline = useIsOnline();
  return (
    <EmptyState
      title={`${what} could not be loaded`}
      level={level}
      drawing="parted"
      actions={
        <Button onPress={onRetry}>
          <Icon of={RefreshCw} isSmall />
          Try again
        </Button>
      }
    >
      {isOnline ? online : offline}
    </EmptyState>
  );
}
