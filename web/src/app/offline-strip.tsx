import "./offline-strip.css";
import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";

import { useAuth } from "../auth/auth.tsx";
import { useUnsaved } from "../catches/draft/use-unsaved.ts";
import { Icon } from "../ui/icon.tsx";
import { useIsOnline } from "../ui/use-is-online.ts";

/** At the very top, for as long as the device has no network: what is safe and what waits. It goes by itself. */
export function OfflineStrip() {
  const { user } = useAuth();
  if (useIsOnline()) return null;
  return user ? <OfflineAngler /> : <Strip>You are offline. Some pages may not load.</Strip>;
}

function OfflineAngler() {
  const { drafts } = useUnsaved();
  return <Strip>You are offline. {describeWaiting(drafts.length)}</Strip>;
}

function describeWaiting(count: number): string {
  if (count === 0) return "What you type is kept on this device.";
  const waiting = count === 1 ? "1 draft waits" : `${count} drafts wait`;
  return `${waiting} here to be saved.`;
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="offline-strip" role="status">
      <div className="page">
        <Icon of={WifiOff} isSmall />
        <p>{children}</p>
      </div>
    </div>
  );
}
