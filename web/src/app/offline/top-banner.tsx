import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CloudOff, RefreshCw, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

import { type Connectivity, useConnectivity } from "../../http/connectivity.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Banner } from "./banner.tsx";
import { useNewerVersion } from "./newer-version.ts";
import { WaitingBanner, WayToWaiting, WhatWaits } from "./what-waits.tsx";

import * as styles from "./top-banner.module.css";

type Items = readonly OutboxItem[];

const NONE: Items = [];

interface TopBannerProps {
  unreached: ReactNode;
  /** The items that wait to be sent. */
  waiting?: Items;
}

export function TopBanner({ unreached, waiting = NONE }: TopBannerProps) {
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
      {connectivity === "reached" && waiting.length > 0 && <WaitingBanner items={waiting} />}
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
  silent: { icon: CloudOff, text: msg`Creel isn’t answering.` },
  "no network": { icon: WifiOff, text: msg`Offline.` },
};

function Unreached({
  connectivity,
  waiting,
  children,
}: {
  connectivity: Exclude<Connectivity, "reached">;
  waiting: Items;
  children: ReactNode;
}) {
  const { icon, text } = WHY[connectivity];
  const hasWaiting = waiting.length > 0;
  return (
    <Banner icon={icon} className={styles.unreached}>
      <p>
        <b>{i18n._(text)}</b> {hasWaiting && <WhatWaits items={waiting} />}
        {children}
      </p>
      {hasWaiting && <WayToWaiting />}
    </Banner>
  );
}
