import { t } from "@lingui/core/macro";

import type { WaitingCatch } from "../../../outbox/waiting/waiting-catches.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

export function SendingBar({ waiting }: { waiting: WaitingCatch }) {
  return (
    <p className={utilities.hint}>{waiting.areWordsUp ? t`The catch is up.` : t`The catch is on its way.`}</p>
  );
}
