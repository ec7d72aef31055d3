import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Suspense } from "react";

import { groupByCatch } from "../../catches/outbox/waiting-catches.ts";
import { fieldItems, isFieldItem } from "../../custom-fields/field-items.ts";
import { gearItems, isGearItem } from "../../gear/data/gear-items.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { useUser } from "../../session/auth.tsx";
import { isTripItem } from "../../trips/outbox/trip-item.ts";
import { tripItems } from "../../trips/outbox/trip-items.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Notice } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { isWaterItem } from "../../waters/outbox/water-item.ts";
import { waterItems } from "../../waters/outbox/water-items.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { outboxQuery, useOutbox } from "../outbox.query.ts";
import { sendNow } from "../send-now.ts";
import { countWaiting } from "../waiting/describe-counts.ts";
import { safariLimit } from "../waiting/describe-what-waits.ts";
import { photoSizesQuery } from "../waiting/photo-sizes.ts";
import { type SentItem, sentQuery } from "../waiting/sent-items.ts";
import { useCatchesOfOthers } from "../waiting/use-catches-of-others.ts";
import { groupWaiting } from "../waiting/waiting-subjects.ts";
import { GoneUpToday } from "./gone-up-today.tsx";
import { StorageSummary } from "./storage-summary.tsx";
import { WaitingRow } from "./waiting-row.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-page.module.css";

/** Most of the time nothing but catches waits. */
const WaitingRecordRow = lazyPart(async () => (await import("./waiting-record-row.tsx")).WaitingRecordRow);
const WaitingWaterRow = lazyPart(async () => (await import("./waiting-water-row.tsx")).WaitingWaterRow);
const WaitingTripRow = lazyPart(async () => (await import("./waiting-trip-row.tsx")).WaitingTripRow);

export function WaitingPage() {
  const user = useUser();
  const now = useNow();
  const items = useOutbox();
  const { isPending } = useQuery(outboxQuery(user.id));
  const { data: sent = [] } = useQuery(sentQuery(user.id));
  const isAnyWaiting = items.length > 0;

  return (
    <div className={utilities.page}>
      <title>{t`Waiting to be sent · Creel`}</title>
      <PageHeader actions={isAnyWaiting && <SendNow />}>
        <div>
          <h1>{t`Waiting to be sent`}</h1>
          {isAnyWaiting && safariLimit() === null && (
            <p className={utilities.muted}>{t`Safe to close Creel, or the phone. They stay.`}</p>
          )}
        </div>
      </PageHeader>
      <OfOthers />
      {isAnyWaiting && <Waiting items={items} sent={sent} now={now} />}
      {!isAnyWaiting && !isPending && (
        <EmptyState
          level={2}
          title={t`Nothing waits`}
          drawing="float"
          actions={<LinkButton to="/catches">{t`My Catches`}</LinkButton>}
        >
          {t`All that you logged on this phone is on the server.`}
        </EmptyState>
      )}
      <GoneUpToday sent={sent} now={now} />
    </div>
  );
}

interface WaitingProps {
  items: readonly OutboxItem[];
  sent: readonly SentItem[];
  now: Date;
}

function Waiting({ items, sent, now }: WaitingProps) {
  const catches = groupByCatch(items, sent, now.getTime());
  const { data: sizes } = useQuery(photoSizesQuery(catches.flatMap(({ photoIds }) => photoIds)));
  const trips = groupWaiting(items.filter(isTripItem), tripItems, now.getTime());
  const waters = groupWaiting(items.filter(isWaterItem), waterItems, now.getTime());
  const gear = groupWaiting(items.filter(isGearItem), gearItems, now.getTime());
  const fields = groupWaiting(items.filter(isFieldItem), fieldItems, now.getTime());
  const all = [...waters, ...trips, ...gear, ...fields, ...catches];
  return (
    <div className={styles.columns}>
      <ul className={styles.list}>
        <Suspense>
          {waters.map((each) => (
            <WaitingWaterRow key={each.id} waiting={each} now={now} />
          ))}
          {trips.map((each) => (
            <WaitingTripRow key={each.id} waiting={each} now={now} />
          ))}
          {[...gear, ...fields].map((each) => (
            <WaitingRecordRow key={each.id} waiting={each} now={now} />
          ))}
        </Suspense>
        {catches.map((each) => (
          <WaitingRow key={each.catchId} waiting={each} bytes={bytesOf(each, sizes)} now={now} />
        ))}
      </ul>
      <StorageSummary
        waiting={all}
        counts={countWaiting(items)}
        bytes={all.reduce((sum, each) => sum + bytesOf(each, sizes), 0)}
        now={now}
      />
    </div>
  );
}

interface Load {
  items: readonly OutboxItem[];
  photoIds?: readonly string[];
}

/** @param sizes Of the photos, in bytes, by their ids; `undefined` until they are known. */
function bytesOf({ items, photoIds = [] }: Load, sizes: ReadonlyMap<string, number> | undefined): number {
  return photoIds.reduce((sum, id) => sum + (sizes?.get(id) ?? 0), JSON.stringify(items).length);
}

function SendNow() {
  const look = useIsPhone() ? "deep" : "signal";
  const isReached = useConnectivity() === "reached";
  return (
    <div className={styles.send}>
      <Button look={look} isWide onPress={sendNow}>
        <Icon of={RefreshCw} />
        {t`Send now`}
      </Button>
      {!isReached && <p className={utilities.hint}>{t`They go by themselves once Creel answers.`}</p>}
    </div>
  );
}

function OfOthers() {
  const words = useCatchesOfOthers();
  if (words === null) return null;
  return (
    <Notice tone="info" className={styles.others}>
      {words}
    </Notice>
  );
}
