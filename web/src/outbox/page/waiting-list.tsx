import { useQuery } from "@tanstack/react-query";

import { groupByCatch } from "../../catches/outbox/waiting-catches.ts";
import { isTripItem } from "../../trips/outbox/trip-item.ts";
import { tripItems } from "../../trips/outbox/trip-items.ts";
import { isWaterItem } from "../../waters/outbox/water-item.ts";
import { waterItems } from "../../waters/outbox/water-items.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { countWaiting } from "../waiting/describe-counts.ts";
import type { SentItem } from "../waiting/sent-items.ts";
import { groupWaiting } from "../waiting/waiting-subjects.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import { StorageSummary } from "./storage-summary.tsx";
import { WaitingRecordRow } from "./waiting-record-row.tsx";
import { photoSizesQuery } from "./waiting-row.tsx";
import { WaitingRow } from "./waiting-row.tsx";
import { WaitingTripRow } from "./waiting-trip-row.tsx";
import { WaitingWaterRow } from "./waiting-water-row.tsx";

import * as styles from "./waiting-page.module.css";

interface WaitingListProps {
  items: readonly OutboxItem[];
  sent: readonly SentItem[];
  now: Date;
}

/** All waiting items. Waters come first, because catches and trips refer to them. */
export function WaitingList({ items, sent, now }: WaitingListProps) {
  const catches = groupByCatch(items, sent, now.getTime());
  const { data: sizes } = useQuery(photoSizesQuery(catches.flatMap(({ photoIds }) => photoIds)));
  const trips = groupWaiting(items.filter(isTripItem), tripItems, now.getTime());
  const waters = groupWaiting(items.filter(isWaterItem), waterItems, now.getTime());
  const records = RECORD_KINDS.flatMap(({ isItem, type }) =>
    groupWaiting(items.filter(isItem), type, now.getTime()),
  );
  const all = [...waters, ...trips, ...records, ...catches];
  return (
    <div className={styles.columns}>
      <ul className={styles.list}>
        {waters.map((each) => (
          <WaitingWaterRow key={each.id} waiting={each} now={now} />
        ))}
        {trips.map((each) => (
          <WaitingTripRow key={each.id} waiting={each} now={now} />
        ))}
        {records.map((each) => (
          <WaitingRecordRow key={each.id} waiting={each} now={now} />
        ))}
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

/** @param sizes sizes of photos in bytes, keyed by photo id; `undefined` until known */
function bytesOf({ items, photoIds = [] }: Load, sizes: ReadonlyMap<string, number> | undefined): number {
  return photoIds.reduce((sum, id) => sum + (sizes?.get(id) ?? 0), JSON.stringify(items).length);
}
