import { Suspense, useCallback, useState } from "react";

import { TODAY_HEIGHT_KEY } from "../../device/storage-keys.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";

const TodayLead = lazyPart(async () => (await import("./today-lead.tsx")).TodayLead);

/** Keeps the height of the last visit until everything is loaded, so that the page below does not move. */
export function LeadSlot() {
  const [height, setHeight] = useState(() => Number(localStorage.getItem(TODAY_HEIGHT_KEY)));
  const settle = useCallback(() => setHeight(0), []);
  return (
    <div style={height > 0 ? { minBlockSize: height } : undefined}>
      <Suspense>
        <TodayLead onSettled={settle} />
      </Suspense>
    </div>
  );
}
