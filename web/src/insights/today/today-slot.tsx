import { Suspense, useCallback, useState } from "react";

import { TODAY_HEIGHT_KEY } from "../../device/storage-keys.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";

const TodayHere = lazyPart(async () => (await import("./today-here.tsx")).TodayHere);

/** As high as the last time until all is there: the catches stand below, and do not move. */
export function TodaySlot({ className }: { className: string | undefined }) {
  const [height, setHeight] = useState(() => Number(localStorage.getItem(TODAY_HEIGHT_KEY)));
  const settle = useCallback(() => setHeight(0), []);
  const room = height > 0 && { "data-awaited": true, style: { minBlockSize: height } };
  return (
    <div className={className} {...room}>
      <Suspense>
        <TodayHere onSettled={settle} />
      </Suspense>
    </div>
  );
}
