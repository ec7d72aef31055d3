import "./top-strip.css";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, type LucideIcon, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { useAuth } from "../auth/auth.tsx";
import { CATCHES_KEY } from "../catches/catches.query.ts";
import { useUnsaved } from "../catches/draft/use-unsaved.ts";
import type { Reach } from "../http/reach.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { useNow } from "../ui/use-now.ts";
import { describeAge, describeMoment } from "./describe-age.ts";
import { useNewerVersion } from "./installed/newer-version.ts";
import { useReach } from "./use-reach.ts";

/** At the very top: that Creel cannot be reached, which goes by itself; else that a newer version of it is ready. */
export function TopStrip() {
  const reach = useReach();
  const { user } = useAuth();
  const begin = useBeginInPassing();
  // It stands there before it has something to say, so that what it says is read out, and once.
  return (
    <div className="top-strips" role="status">
      {reach !== "reached" && (
        <Unreached reach={reach}>{user ? <Kept /> : "Some pages may not load."}</Unreached>
      )}
      {reach === "reached" && begin && (
        <Strip icon={RefreshCw} className="top-strip-news">
          <p>A new version of Creel is ready.</p>
          <Button look="quiet" onPress={() => begin(true)}>
            Reload
          </Button>
        </Strip>
      )}
    </div>
  );
}

/** Begins in the newer version by itself where somebody goes to another page, with nothing open. */
function useBeginInPassing() {
  const begin = useNewerVersion();
  const { pathname } = useLocation();
  const pass = useEffectEvent((_page: string) => begin?.(false));
  useEffect(() => {
    pass(pathname);
  }, [pathname]);
  return begin;
}

const WHY = {
  silent: { icon: CloudOff, words: "Creel does not answer." },
  "no network": { icon: WifiOff, words: "No network." },
};

function Unreached({ reach, children }: { reach: Exclude<Reach, "reached">; children: ReactNode }) {
  const { icon, words } = WHY[reach];
  return (
    <Strip icon={icon} className="top-strip-unreached">
      <p>
        <b>{words}</b> {children}
      </p>
    </Strip>
  );
}

/** How old what is shown is, and what is safe. */
function Kept() {
  const { drafts } = useUnsaved();
  const at = useOldestCatches();
  const now = useNow();
  return (
    <>
      {at !== null && (
        <>
          Your catches as of {describeMoment(at, now)}
          {/* The minutes go on without a word. */}
          <span aria-live="off">, {describeAge(at, now)}</span>.{" "}
        </>
      )}
      {describeWaiting(drafts.length)}
    </>
  );
}

function describeWaiting(count: number): string {
  if (count === 0) return "What you type is kept.";
  const waiting = count === 1 ? "1 draft waits" : `${count} drafts wait`;
  return `${waiting} here to be saved.`;
}

/** When the server said the oldest of what is shown of the logbook, in ms since 1970; `null` where nothing is. */
function useOldestCatches(): number | null {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ queryKey: CATCHES_KEY, type: "active" });
    const moments = shown
      .filter(({ state }) => state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt);
    return moments.length === 0 ? null : Math.min(...moments);
  });
}

interface StripProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

function Strip({ icon, className, children }: StripProps) {
  return (
    <div className={classNames("top-strip", className)}>
      <div className="page">
        <Icon of={icon} isSmall />
        {children}
      </div>
    </div>
  );
}
