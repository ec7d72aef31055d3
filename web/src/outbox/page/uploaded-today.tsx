import { t } from "@lingui/core/macro";
import { Check, NotebookText, Route, Ruler, Waves } from "lucide-react";
import { Suspense } from "react";

import { isCatchItem } from "../../catches/outbox/catch-item.ts";
import { type Noted, notedIn } from "../../catches/outbox/waiting-catches.ts";
import { formatTime } from "../../dates/format-clock.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { Hook } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useUnits } from "../../units/use-units.ts";
import { type SentItem, sentOn, type SentSubject } from "../waiting/sent-items.ts";
import { describeSent, nameOfNoted } from "./describe-waiting.ts";

import * as line from "./line.module.css";
import * as styles from "./waiting-page.module.css";

/** Loaded on demand, because most sent items are catches. */
const names = () => import("./sent-names.tsx");
const SentTripName = lazyPart(async () => (await names()).SentTripName);
const SentRecordName = lazyPart(async () => (await names()).SentRecordName);
const SentWaterName = lazyPart(async () => (await names()).SentWaterName);

export function UploadedToday({ sent, now }: { sent: readonly SentItem[]; now: Date }) {
  const all = sentOn(now, sent);
  if (all.length === 0) return null;
  return (
    <section className={styles.sent} aria-label={t`Uploaded today`}>
      <h2>{t`Uploaded today`}</h2>
      <ul className={styles.sentList}>
        {all.map((each) => (
          <SentRow key={each.id} sent={each} now={now} />
        ))}
      </ul>
    </section>
  );
}

interface SentRowProps {
  sent: SentSubject;
  now: Date;
}

function SentRow({ sent, now }: SentRowProps) {
  const time = formatTime(sent.sentAt, now);
  return (
    <li className={line.line}>
      <Sent sent={sent} now={now} />
      <Badge tone="good" icon={Check}>
        {sent.isDeleted ? t`Deleted ${time}` : t`Uploaded ${time}`}
      </Badge>
    </li>
  );
}

const LOOKS = {
  trip: { icon: Route, Name: SentTripName },
  water: { icon: Waves, Name: SentWaterName },
  gear: { icon: Hook, Name: SentRecordName },
  limit: { icon: Ruler, Name: SentRecordName },
};
const FIELD = { icon: NotebookText, Name: SentRecordName };

function isLooked(subject: string): subject is keyof typeof LOOKS {
  return subject in LOOKS;
}

function Sent({ sent, now }: SentRowProps) {
  const [{ subject }] = sent.items;
  if (subject === "catch") return <SentCatch sent={sent} now={now} />;
  const { icon, Name } = isLooked(subject) ? LOOKS[subject] : FIELD;
  return (
    <>
      <Icon of={icon} />
      <div>
        <Suspense>
          <Name sent={sent} />
        </Suspense>
      </div>
    </>
  );
}

function SentCatch({ sent: { items }, now }: SentRowProps) {
  const units = useUnits();
  const noted: Noted = Object.assign({}, ...items.filter(isCatchItem).map(notedIn));
  return (
    <>
      <SpeciesMark species={noted.species ?? ""} />
      <div>
        <b>{nameOfNoted(noted)}</b>
        <p>{describeSent(noted, units, now)}</p>
      </div>
    </>
  );
}
