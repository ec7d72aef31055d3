import type { Alert } from "@creel/domain/weather/alert";
import { useSyncExternalStore } from "react";

import { useUser } from "../accounts/signed-in/auth.tsx";
import { DISMISSED_ALERTS_KEY } from "../device/storage-keys.ts";
import { dismiss, type Dismissed, forgetOver, readDismissed } from "./dismissed-alerts.ts";

const CHANGED = "creel:dismissed-alerts";

interface DismissedAlerts {
  isDismissed: (alert: Alert) => boolean;
  dismiss: (alert: Alert) => void;
  /** Takes all dismissals back. */
  restore: () => void;
}

/** What this person does not want to see again, kept in this browser until it is over. */
export function useDismissedAlerts(): DismissedAlerts {
  const { id: userId } = useUser();
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(DISMISSED_ALERTS_KEY));
  const mine = forgetOver(readDismissed(stored)[userId] ?? []);
  const ids = new Set(mine.map(({ id }) => id));
  return {
    isDismissed: ({ id }) => ids.has(id),
    dismiss: (alert) => keep(userId, dismiss(mine, alert)),
    restore: () => keep(userId, []),
  };
}

function keep(userId: string, dismissed: readonly Dismissed[]): void {
  const byUser = { ...readDismissed(localStorage.getItem(DISMISSED_ALERTS_KEY)), [userId]: [...dismissed] };
  const current = Object.entries(byUser).map(([id, theirs]) => [id, forgetOver(theirs)]);
  localStorage.setItem(DISMISSED_ALERTS_KEY, JSON.stringify(Object.fromEntries(current)));
  dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener("storage", listener);
  };
}
