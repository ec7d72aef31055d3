import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CloudOff, CloudUpload, type LucideIcon, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

import type { Connectivity } from "../../../http/connectivity.ts";
import type { Waiting } from "../../../outbox/waiting/waiting-catches.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { useNewerVersion } from "../installed/newer-version.ts";
import { useConnectivity } from "./use-connectivity.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./top-banner.module.css";

/** Most of the time nothing waits. */
const WhatWaits = lazyPart(async () => (await import("./what-waits.tsx")).WhatWaits);
const WayToWaiting = lazyPart(async () => (await import("./what-waits.tsx")).WayToWaiting);

interface TopBannerProps {
  unreached: ReactNode;
  /** What waits to be sent. */
  waiting?: Waiting | null;
}

export function TopBanner({ unreached, waiting = null }: TopBannerProps) {
  const connectivity = useConnectivity();
  const begin = useBeginInPassing();
  // A live region has to be there before its text, or the text is not announced.
  return (
    <div className={styles.root} role="status">
      {connectivity !== "reached" && (
        <Unreached connectivity={connectivity} waiting={waiting}>
          {unreached}
        </Unreached>
      )}
      {connectivity === "reached" && waiting && (
        <Suspense>
          <Banner icon={CloudUpload} className={styles.unreached}>
            <p>
              <WhatWaits waiting={waiting} />
            </p>
            <WayToWaiting />
          </Banner>
        </Suspense>
      )}
      {connectivity === "reached" && begin && (
        <Banner icon={RefreshCw} className={styles.news}>
          <p>{t`A new version of Creel is ready.`}</p>
          <Button look="quiet" onPress={() => begin(true)}>
            {t`Reload`}
          </Button>
        </Banner>
      )}
    </div>
  );
}

/** Reloads into the newer version on navigation, when nothing is open. */
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
  silent: { icon: CloudOff, words: msg`Creel does not answer.` },
  "no network": { icon: WifiOff, words: msg`Offline.` },
};

function Unreached({
  connectivity,
  waiting,
  children,
}: {
  connectivity: Exclude<Connectivity, "reached">;
  waiting: Waiting | null;
  children: ReactNode;
}) {
  const { icon, words } = WHY[connectivity];
  return (
    <Banner icon={icon} className={styles.unreached}>
      <p>
        <b>{i18n._(words)}</b> <Suspense>{waiting && <WhatWaits waiting={waiting} />}</Suspense>
        {children}
      </p>
      <Suspense>{waiting && <WayToWaiting />}</Suspense>
    </Banner>
  );
}

interface BannerProps {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}

function Banner({ icon, className, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, className)}>
      <div className={classNames(styles.row, utilities.page)}>
        <Icon of={icon} isSmall />
        {children}
      </div>
    </div>
  );
}
