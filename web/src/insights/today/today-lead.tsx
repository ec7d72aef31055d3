import type { Outings } from "@creel/domain/insights/outings";
import { getLocalTimeZone, today } from "@internationalized/date";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";

import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { TODAY_HEIGHT_KEY } from "../../device/storage-keys.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { findReceivedAt, outingsQuery } from "../api.ts";
import { isEnoughToCompare, LikeToday } from "./like-today.tsx";
import { useLikeToday } from "./use-like-today.ts";

import * as styles from "./today-lead.module.css";

const NewestFinding = lazyPart(async () => (await import("./also-in-log.tsx")).NewestFinding);
const AlsoInLog = lazyPart(async () => (await import("./also-in-log.tsx")).AlsoInLog);

/**
 * Shows the most useful result of the day: days like today, or else the newest finding, or else nothing. Stores its
 * height for the next visit.
 */
export function TodayLead({ onSettled }: { onSettled: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...outingsQuery, networkMode: "always" });
  const { data } = query;
  const isEnough = data !== undefined && isEnoughToCompare(data.outings);
  const [isCompared, setIsCompared] = useState(false);
  const noteCompared = useCallback(() => setIsCompared(true), []);
  const isSettled = hasFailed(query) || (data !== undefined && (isCompared || !isEnough));
  useEffect(() => {
    if (!isSettled) return;
    onSettled();
    try {
      localStorage.setItem(TODAY_HEIGHT_KEY, String(root.current?.offsetHeight ?? 0));
    } catch {
      // If storage is full, the content below moves on the next visit.
    }
  }, [isSettled, onSettled]);
  return (
    <div ref={root}>
      {isEnough && (
        <Lead log={data} at={findReceivedAt(data, query.dataUpdatedAt)} onCompared={noteCompared} />
      )}
    </div>
  );
}

interface LeadProps {
  log: Outings;
  /** When the log arrived, in milliseconds since 1970. */
  at: number;
  onCompared: () => void;
}

function Lead({ log, at, onCompared }: LeadProps) {
  const now = useNow().getTime();
  const day = today(getLocalTimeZone()).toString();
  const compared = useLikeToday({ outings: log.outings, loggedAt: at, day, now });
  const lureName = useLureNames();
  const isPhone = useIsPhone();
  const { like, isWaiting, failed } = compared;
  const isLike = isWaiting || like !== null || failed !== null;
  useEffect(() => {
    if (!isWaiting) onCompared();
  }, [isWaiting, onCompared]);
  const inLog = { log, at, lureName };
  return (
    <div className={styles.root}>
      {isLike ? (
        <LikeToday compared={compared} lureName={lureName} />
      ) : (
        <Suspense>
          <NewestFinding {...inLog} />
        </Suspense>
      )}
      {!isPhone && !isWaiting && (
        <Suspense>
          <AlsoInLog {...inLog} hasFinding={!isLike} />
        </Suspense>
      )}
    </div>
  );
}
