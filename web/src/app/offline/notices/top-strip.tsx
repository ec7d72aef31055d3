import "./top-strip.css";
import { CloudOff, type LucideIcon, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

import type { Reach } from "../../../http/reach.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { useNewerVersion } from "../installed/newer-version.ts";
import { useReach } from "./use-reach.ts";

/** At the very top: that Creel cannot be reached, which goes by itself; else that a newer version of it is ready. */
export function TopStrip({ unreached }: { unreached: ReactNode }) {
  const reach = useReach();
  const begin = useBeginInPassing();
  // It stands there before it has something to say, so that what it says is read out, and once.
  return (
    <div className="top-strips" role="status">
      {reach !== "reached" && <Unreached reach={reach}>{unreached}</Unreached>}
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
  "no network": { icon: WifiOff, words: "Offline." },
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
