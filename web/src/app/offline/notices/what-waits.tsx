import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { useLocation } from "react-router";

import type { Waiting } from "../../../outbox/waiting/waiting-catches.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { describeWaiting, safariLimit } from "./describe-waiting.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./top-banner.module.css";

export function WhatWaits({ waiting }: { waiting: Waiting }) {
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

export function WayToWaiting() {
  if (useLocation().pathname === WAITING_PATH) return null;
  return (
    <LinkButton look="quiet" to={WAITING_PATH} className={styles.way} aria-label={t`See what waits`}>
      <span className={utilities.onlyDesk}>{t`See what waits`}</span>
      <span className={utilities.onlyPhone}>
        <Icon of={ChevronRight} />
      </span>
    </LinkButton>
  );
}
