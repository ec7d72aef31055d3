import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Alert, AlertsAnswer } from "@creel/domain/weather/alert";
import { isSevere } from "@creel/domain/weather/alert-codes";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { DISMISSED_ALERTS_KEY } from "../device/storage-keys.ts";
import { hasFailed } from "../http/has-failed.ts";
import { logFailure } from "../http/log-failure.ts";
import { useUser } from "../session/auth.tsx";
import { storedText } from "../store/stored-text.ts";
import { useStore } from "../store/use-store.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Badge, Skeleton } from "../ui/feedback/states.tsx";
import { AlertCard } from "./alert-card.tsx";
import { alertsQuery } from "./api.ts";
import { Attributions } from "./attributions.tsx";
import { dismiss, type Dismissed, dropExpired, readDismissed } from "./dismissed-alerts.ts";
import { formatNews, formatSummary } from "./format-alert.ts";
import type { WeatherPlace } from "./place/use-weather-place.ts";
import { formatClockTime } from "./weather-texts.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./weather-alerts.module.css";

interface WeatherAlertsProps {
  weatherPlace: Pick<WeatherPlace, "place" | "isLocating">;
  /**
   * For pages that show alerts and "No alerts" in different places: renders only the given part. Renders both if
   * absent.
   */
  part?: "alerts" | "none";
  /** Formats the time of the last check. Uses this device's clock by default. */
  formatTime?: (instant: string) => string;
}

/** Shows official warnings for the place. Refetched every 5 minutes. */
export function WeatherAlerts({ weatherPlace, part, formatTime = formatClockTime }: WeatherAlertsProps) {
  const { place, isLocating } = weatherPlace;
  if (place) return <AlertsAt place={place} part={part} formatTime={formatTime} />;
  return isLocating && part !== "alerts" ? <AlertsSkeleton /> : null;
}

interface AlertsAtProps {
  place: Coordinates;
  part: WeatherAlertsProps["part"];
  formatTime: (instant: string) => string;
}

function AlertsAt({ place, part, formatTime }: AlertsAtProps) {
  const query = useQuery(alertsQuery(place));
  const { data, error, dataUpdatedAt, errorUpdatedAt } = query;
  useEffect(() => {
    if (error) logFailure("Weather alerts could not be loaded", error);
  }, [error]);

  const now = new Date(Math.max(dataUpdatedAt, errorUpdatedAt));
  if (data) return <Alerts answer={data} part={part} now={now} formatTime={formatTime} />;
  return hasFailed(query) || part === "alerts" ? null : <AlertsSkeleton />;
}

interface AlertsProps {
  answer: AlertsAnswer;
  part: WeatherAlertsProps["part"];
  now: Date;
  formatTime: (instant: string) => string;
}

function Alerts({ answer, part, now, formatTime }: AlertsProps) {
  const { isDismissed, dismiss: dismissAlert, restore } = useDismissedAlerts();
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  const shown = answer.alerts.filter((alert) => !isDismissed(alert));
  const handleDismiss = (alert: Alert) => {
    dismissAlert(alert);
    // The dismissed button had the focus and is gone.
    section.current?.focus();
  };
  if (part !== undefined && (part === "none") !== (shown.length === 0)) return null;
  return (
    <section
      ref={section}
      className={styles.root}
      data-calm={(shown.length === 0 && answer.covered) || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <AlertNews alerts={shown} />
      <AlertsTitle id={titleId} alerts={shown} />
      {shown.map((alert) => (
        <AlertCard key={alert.id} alert={alert} now={now} onDismiss={() => handleDismiss(alert)} />
      ))}
      {shown.length === 0 && (
        <NoAlerts
          answer={answer}
          formatTime={formatTime}
          dismissedCount={answer.alerts.length}
          onRestore={restore}
        />
      )}
      {shown.length > 0 && <Attributions of={answer.attribution} className={styles.sources} />}
    </section>
  );
}

/** The title is visible only if there is a summary. */
function AlertsTitle({ id, alerts }: { id: string; alerts: readonly Alert[] }) {
  const summary = formatSummary(alerts);
  if (summary === null) {
    return (
      <h2 id={id} className={utilities.visuallyHidden}>
        {t`Alerts`}
      </h2>
    );
  }
  const isBad = alerts.some(({ severity }) => isSevere(severity));
  return (
    <div className={styles.head}>
      <h2 id={id}>{t`Alerts`}</h2>
      <Badge tone={isBad ? "bad" : "fair"} icon={TriangleAlert}>
        {summary}
      </Badge>
    </div>
  );
}

interface NoAlertsProps {
  answer: AlertsAnswer;
  formatTime: (instant: string) => string;
  dismissedCount: number;
  onRestore: () => void;
}

function NoAlerts({ answer, formatTime, dismissedCount, onRestore }: NoAlertsProps) {
  const { covered, observedAt, attribution } = answer;
  if (!covered) {
    return (
      <div className={styles.none}>
        <Icon of={Info} />
        <div>
          <h3>{t`No alert service covers this place`}</h3>
          <p>
            {t`Creel gets alerts for the US, Canada, Norway and Germany. For this place, check the local forecast.`}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.calm}>
      <Icon of={CircleCheck} isSmall />
      <h3>{dismissedCount > 0 ? describeDismissed(dismissedCount) : t`No alerts`}</h3>
      {observedAt !== null && <Checked time={formatTime(observedAt)} by={attribution} />}
      {dismissedCount > 0 && (
        <Button look="quiet" onPress={onRestore}>
          {t({ message: "Show", context: "alerts that were dismissed" })}
        </Button>
      )}
    </div>
  );
}

/** Shows the time of the last check, linked to the source. Without alerts, the source needs no line of its own. */
function Checked({ time, by: [source] }: { time: string; by: AlertsAnswer["attribution"] }) {
  if (!source) {
    return <p>{t`Checked ${time}`}</p>;
  }
  return (
    <p>
      <a href={source.url} rel="noreferrer">
        {t`Checked ${time}`}
        <span className={utilities.visuallyHidden}>. {source.text}</span>
      </a>
    </p>
  );
}

function describeDismissed(count: number): string {
  return t`${plural(count, { one: "# alert dismissed", other: "# alerts dismissed" })}`;
}

/** The placeholder of the line that says there are no alerts. */
export function AlertsSkeleton() {
  return (
    <div className={styles.calm} role="status" aria-label={t`Loading weather alerts`}>
      <Skeleton width="18px" height={18} />
      <Skeleton width="220px" height={16} />
    </div>
  );
}

/** The wait between adding a live region and filling it. */
const PAUSE_MS = 500;

/** Ids of the alerts announced since the page was loaded. Each alert is announced once. */
const announcedIds = new Set<string>();

/** Announces new severe and extreme alerts to screen readers, without interrupting. */
function AlertNews({ alerts }: { alerts: readonly Alert[] }) {
  const [news, setNews] = useState("");
  const grave = alerts.filter(({ severity }) => isSevere(severity));
  const ids = grave.map(({ id }) => id).join(" ");

  useEffect(() => {
    const fresh = grave.filter(({ id }) => !announcedIds.has(id));
    if (fresh.length === 0) return;
    // Screen readers do not announce a live region that was just added, only later changes to it.
    const timer = setTimeout(() => {
      for (const { id } of fresh) announcedIds.add(id);
      setNews(fresh.map(formatNews).join(" "));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the ids are what makes them others
  }, [ids]);

  return (
    <p className={utilities.visuallyHidden} role="status">
      {news}
    </p>
  );
}

const stored = storedText(DISMISSED_ALERTS_KEY);

interface DismissedAlerts {
  isDismissed: (alert: Alert) => boolean;
  dismiss: (alert: Alert) => void;
  /** Undoes all dismissals. */
  restore: () => void;
}

/** Keeps the user's dismissed alerts in this browser until the alerts are over. */
function useDismissedAlerts(): DismissedAlerts {
  const { id: userId } = useUser();
  const mine = dropExpired(readDismissed(useStore(stored))[userId] ?? []);
  const ids = new Set(mine.map(({ id }) => id));
  return {
    isDismissed: ({ id }) => ids.has(id),
    dismiss: (alert) => storeDismissed(userId, dismiss(mine, alert)),
    restore: () => storeDismissed(userId, []),
  };
}

function storeDismissed(userId: string, dismissed: readonly Dismissed[]): void {
  const byUser = { ...readDismissed(stored.get()), [userId]: [...dismissed] };
  const current = Object.entries(byUser).map(([id, theirs]) => [id, dropExpired(theirs)]);
  stored.set(JSON.stringify(Object.fromEntries(current)));
}
