import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { useEffect, useState } from "react";

/** After this long without a press, saving the battery matters more. */
const LONGEST_MS = 2 * HOUR_MS;

/** `left`: nothing was pressed for long. `unknown`: the browser cannot keep the screen on, or refuses to. */
export type ScreenState = "on" | "left" | "unknown";

/**
 * Keeps the screen on while mounted and in front, until two hours after the last press.
 *
 * @param lastPressAt time of the last press, in milliseconds since 1970
 */
export function useWakeLock(lastPressAt: number): ScreenState {
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
    // The browser releases the lock when the page is hidden.
    const onVisible = () => void (document.visibilityState === "visible" && hold());
    void hold();
    document.addEventListener("visibilitychange", onVisible, { signal });
    const timer = setTimeout(
      () => {
        setState("left");
        end.abort();
      },
      lastPressAt + LONGEST_MS - Date.now(),
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [lastPressAt]);
  return state;
}

/** Returns `null` if the browser has no Wake Lock API, or refuses because, for example, the battery is low. */
async function requestLock(): Promise<WakeLockSentinel | null> {
  if (!("wakeLock" in navigator)) return null;
  return navigator.wakeLock.request("screen").catch(() => null);
}
