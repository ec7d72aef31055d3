import { t } from "@lingui/core/macro";
import { ChevronRight, CloudUpload } from "lucide-react";
import { useLocation } from "react-router";

import { useConnectivity } from "../../http/connectivity.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { describeWaiting, safariLimit } from "../../outbox/waiting/describe-what-waits.ts";
import { summarizeWaiting, type Waiting } from "../../outbox/waiting/summarize-waiting.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Banner } from "./banner.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./top-banner.module.css";

interface WaitingProps {
  items: readonly OutboxItem[];
}

/** Renders nothing if there is nothing worth showing. */
export function WaitingBanner({ items }: WaitingProps) {
  if (!useWaiting(items)) return null;
  return (
    <Banner icon={CloudUpload} className={styles.unreached}>
      <p>
        <WhatWaits items={items} />
      </p>
      <WayToWaiting />
    </Banner>
  );
}

export function WhatWaits({ items }: WaitingProps) {
  const waiting = useWaiting(items);
  const date = safariLimit();
  if (!waiting) return null;
  return (
    <>
      {describeWaiting(waiting)} {date !== null && <>{t`Safari will delete this: upload before ${date}.`} </>}
    </>
  );
}

const WAITING_PATH = "/catches/waiting";

export function WayToWaiting() {
  if (useLocation().pathname === WAITING_PATH) return null;
  return (
    <LinkButton look="quiet" to={WAITING_PATH} className={styles.way} aria-label={t`See what’s waiting`}>
      <span className={utilities.onlyDesk}>{t`See what’s waiting`}</span>
      <span className={utilities.onlyPhone}>
        <Icon of={ChevronRight} />
      </span>
    </LinkButton>
  );
}

function useWaiting(items: readonly OutboxItem[]): Waiting | null {
  const now = useNow();
  const isReached = useConnectivity() === "reached";
  return summarizeWaiting(items, { isReached, now: now.getTime() });
}
