import "./offline-strip.css";
import { WifiOff } from "lucide-react";

import { Icon } from "../ui/icon.tsx";
import { useIsOnline } from "../ui/use-is-online.ts";

interface OfflineStripProps {
  words?: string;
}

/** At the very top, for as long as the device has no network: what is safe and what waits. It goes by itself. */
export function OfflineStrip({ words = "You are offline. Some pages may not load." }: OfflineStripProps) {
  if (useIsOnline()) return null;
  return (
    <div className="offline-strip" role="status">
      <div className="page">
        <Icon of={WifiOff} isSmall />
        <p>{words}</p>
      </div>
    </div>
  );
}
