import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { useEffect, useState } from "react";

/** Without a press for so long the battery counts for more. */
const LONGEST_MS = 2 * HOUR_MS;

/** `left`: nothing was pressed for long. `unknown`: the browser cannot keep it on, or does not want to. */
export type ScreenState = "on" | "left" | "unknown";

/**
 * Keeps the screen on while this is drawn and in front, until two hours after the last sign.
 *
 * @param signAt When something was pressed last, in milliseconds since 1970.
 */
export function useWakeLock(signAt: number): ScreenState {
  const [state, setState] = useState<ScreenState>("unknown");
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const hold = async () => {
      const lock = await requestLock();
      if (!lock) return;
      if (signal.aborted) return lock.release();
      setState("on");
      lock.addEventListener("release", () => setState("unknown"), { signal });
      signal.addEventListener("abort", () => void lock.release());
    };
    // The browser lets it go with the page.
    const onVisible = () => void (document.visibilityState === "visible" && hold());
    void hold();
    document.addEventListener("visibilitychange", onVisible, { signal });
    const timer = setTimeout(
      () => {
        setState("left");
        end.abort();
      },
      signAt + LONGEST_MS - Date.now(),
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [signAt]);
  return state;
}

/** `null` where the browser has none, or refuses, as with a battery that is nearly empty. */
async function requestLock(): Promise<WakeLockSentinel | null> {
  if (!("wakeLock" in navigator)) return null;
  return navigator.wakeLock.request("screen").catch(() => null);
}
