import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { useEffect, useRef, useState } from "react";

import { describeWait } from "./describe-wait.ts";

interface TimeLeftProps {
  done: number;
  all: number;
}

/** How long the rest takes at the pace since this was shown, as in "About 4 minutes."; nothing before there is one. */
export function TimeLeft({ done, all }: TimeLeftProps) {
  const first = useRef<{ at: number; done: number }>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    first.current ??= { at: now, done };
    const since = done - first.current.done;
    if (since > 0) setSeconds(((now - first.current.at) / SECOND_MS) * ((all - done) / since));
  }, [done, all]);
  return seconds === null ? null : describeWait(seconds);
}
