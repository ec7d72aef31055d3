import type { Alert } from "@creel/domain/weather/alert";

import { DISMISSED_ALERTS_KEY } from "../../device/storage-keys.ts";
import { useUser } from "../../session/auth.tsx";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { dismiss, type Dismissed, forgetOver, readDismissed } from "./dismissed-alerts.ts";

const stored = storedText(DISMISSED_ALERTS_KEY);

interface DismissedAlerts {
  isDismissed: (alert: Alert) => boolean;
  dismiss: (alert: Alert) => void;
  /** Takes all dismissals back. */
  restore: () => void;
}

/** What this person does not want to see again, kept in this browser until it is over. */
export function useDismissedAlerts(): DismissedAlerts {
  const { id: userId } = useUser();
  const mine = forgetOver(readDismissed(useStore(stored))[userId] ?? []);
  const ids = new Set(mine.map(({ id }) => id));
  return {
    isDismissed: ({ id }) => ids.has(id),
    dismiss: (alert) => keep(userId, dismiss(mine, alert)),
    restore: () => keep(userId, []),
  };
}

function keep(userId: string, dismissed: readonly Dismissed[]): void {
  const byUser = { ...readDismissed(stored.get()), [userId]: [...dismissed] };
  const current = Object.entries(byUser).map(([id, theirs]) => [id, forgetOver(theirs)]);
  stored.set(JSON.stringify(Object.fromEntries(current)));
}
