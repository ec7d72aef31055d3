import { useCallback, useEffect, useRef, useState } from "react";

import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { TODAY_HEIGHT_KEY } from "../../device/storage-keys.ts";
import { TodayPart } from "./today-part.tsx";

/** What the log says of this day; how high it is will be known the next time. */
export function TodayHere({ onSettled }: { onSettled: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const [isSettled, setIsSettled] = useState(false);
  const settle = useCallback(() => setIsSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    onSettled();
    try {
      localStorage.setItem(TODAY_HEIGHT_KEY, String(root.current?.offsetHeight ?? 0));
    } catch {
      // Without room for it, what stands below moves once more.
    }
  }, [isSettled, onSettled]);
  return (
    <div ref={root}>
      <TodayPart lureName={useLureNames()} onSettled={settle} />
    </div>
  );
}
