import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CloudOff, CloudUpload, type LucideIcon, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

import type { Connectivity } from "../../../http/connectivity.ts";
import type { Waiting } from "../../../outbox/waiting/waiting-catches.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { useNewerVersion } from "../installed/newer-version.ts";
import { describeWaiting, safariLimit } from "./describe-waiting.ts";
import { useConnectivity } from "./use-connectivity.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./top-banner.module.css";

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
        <Banner icon={CloudUpload} className={styles.unreached}>
          <p>
            <WhatWaits waiting={waiting} />
          </p>
          <WayToWaiting />
        </Banner>
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
        <b>{i18n._(words)}</b> {waiting && <WhatWaits waiting={waiting} />}
        {children}
      </p>
      {waiting && <WayToWaiting />}
    </Banner>
  );
}

function WhatWaits({ waiting }: { waiting: Waiting }) {
  const date = safariLimit();
  return (
    <>
      {describeWaiting(waiting)}{" "}
      {date !== null && (
        <>{t`Safari forgets after 7 days. Add Creel to the Home Screen, or send before ${date}.`} </>
      )}
    </>
  );
}

const WAITING_PATH = "/catches/waiting";

function WayToWaiting() {
  if (useLocation().pathname === WAITING_PATH) return null;
  return (
    <LinkButton look="quiet" to={WAITING_PATH} className={styles.way}>
      {t`See what waits`}
    </LinkButton>
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
