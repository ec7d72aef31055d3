import { t } from "@lingui/core/macro";

import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./channels.module.css";

/** The format of a message, which is the same in every language. */
const EXAMPLE = `Creel-Signature: t=1795264860,v1=9f2c…
{
  "topic": "river_mark",
  "title": "Vermilion River is over 5.5 ft",
  "water": "Vermilion River",
  "direction": "over",
  "quantity": "level",
  "value": 5.6,
  "mark": 5.5,
  "trend": "rising",
  "measured_at": "2026-11-21T12:15:00.000Z",
  "url": "https://creel.example/catches/waters/…"
}`;

/** Shows what a webhook receives. */
export function WebhookExample() {
  return (
    <div>
      <p className={classNames(utilities.small, utilities.muted)}>
        {t`A message looks like this. It never contains a position.`}
      </p>
      <pre className={styles.example}>{EXAMPLE}</pre>
    </div>
  );
}
