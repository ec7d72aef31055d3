import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { plural, t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";

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

const MAX_MINUTES_SHOWN = 90;
const MAX_HOURS_SHOWN = 36;

/** As in "About 3 minutes.". */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  const hours = Math.round(seconds / HOUR_SECONDS);
  const days = Math.round(seconds / DAY_SECONDS);
  if (hours > MAX_HOURS_SHOWN) return t`${plural(days, { one: "About # day.", other: "About # days." })}`;
  if (minutes > MAX_MINUTES_SHOWN) {
    return t`${plural(hours, { one: "About # hour.", other: "About # hours." })}`;
  }
  return t`${plural(minutes, { one: "About # minute.", other: "About # minutes." })}`;
}
