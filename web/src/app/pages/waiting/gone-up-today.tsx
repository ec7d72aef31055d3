import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";

import { type SentCatch, sentOn } from "../../../outbox/waiting/sent-catches.ts";
import type { SentItem } from "../../../outbox/waiting/sent-items.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { formatTime } from "../../offline/notices/format-time.ts";
import { describeSent, nameOf } from "./describe-waiting.ts";

import * as line from "./line.module.css";
import * as styles from "./waiting-page.module.css";

export function GoneUpToday({ sent, now }: { sent: readonly SentItem[]; now: Date }) {
  const catches = sentOn(now, sent);
  if (catches.length === 0) return null;
  return (
    <section className={styles.sent} aria-label={t`Gone up today`}>
      <h2>{t`Gone up today`}</h2>
      <ul className={styles.sentList}>
        {catches.map((each) => (
          <SentRow key={each.catchId} sent={each} now={now} />
        ))}
      </ul>
    </section>
  );
}

function SentRow({ sent: { noted, sentAt, isDeleted }, now }: { sent: SentCatch; now: Date }) {
  const units = useUnits();
  const time = formatTime(sentAt, now);
  return (
    <li className={line.line}>
      <SpeciesMark species={noted.species ?? ""} />
      <div>
        <b>{nameOf(noted)}</b>
        <p>{describeSent(noted, units, now)}</p>
      </div>
      <Badge tone="good" icon={Check}>
        {isDeleted ? t`Deleted ${time}` : t`Sent ${time}`}
      </Badge>
    </li>
  );
}
