import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { ChevronUp } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Button as AriaButton } from "react-aria-components";

import { trueNow } from "../../device/clock.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { openTripSheet } from "../data/trip-sheets.ts";
import { fishedMs, formatClock, formatSpan, isPaused } from "../parts/trip-times.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { useTripTitle } from "../water/trip-title.ts";
import { TripBannerActions } from "./trip-banner-actions.tsx";

import * as styles from "./trip-banner.module.css";

/** On every page while a trip runs: above the bar of a phone, under the header of a desk. */
export function TripBanner({ trip }: { trip: Trip }) {
  const isPhone = useIsPhone();
  const strip = useRoomForToasts();
  const end = (
    <Button
      look={isPhone ? "line" : "quiet"}
      className={styles.end}
      aria-label={t`End the trip`}
      onPress={() => openTripSheet({ kind: "end", endedAt: trueNow() })}
    >
      {t({ message: "End", context: "a trip" })}
    </Button>
  );
  return (
    <section ref={strip} className={styles.root} data-slot="trip-banner" aria-label={t`Trip running`}>
      <div className={styles.row}>
        <div className={styles.top}>
          <More trip={trip} isPhone={isPhone} />
          <Figures trip={trip} isPhone={isPhone} />
          {isPhone && end}
        </div>
        <TripBannerActions trip={trip} isPhone={isPhone} />
        {!isPhone && end}
      </div>
    </section>
  );
}

function Figures({ trip, isPhone }: { trip: Trip; isPhone: boolean }) {
  const now = useTrueNow();
  const { fish, lost } = trip.counts;
  return (
    <>
      <Figure amounts={[{ figure: formatSpan(fishedMs(trip, now)), unit: t`h` }]} />
      <Figure amounts={[{ figure: String(fish), unit: t`fish` }]} />
      {!isPhone && lost > 0 && <Figure amounts={[{ figure: String(lost), unit: t`lost` }]} />}
    </>
  );
}

/** Where, since when and, on a phone, what was lost; opens everything else there is to do. */
function More({ trip, isPhone }: { trip: Trip; isPhone: boolean }) {
  const { lost } = trip.counts;
  const since = sentenceOf(trip);
  const lostOnes = plural(lost, { one: "# lost", other: "# lost" });
  return (
    <AriaButton
      className={styles.more}
      aria-haspopup="dialog"
      onPress={() => openTripSheet({ kind: "running" })}
    >
      <span className={styles.names}>
        <b className={styles.place}>{useTripTitle(trip)}</b>
        <span>{isPhone && lost > 0 ? t`${since} · ${lostOnes}` : since}</span>
      </span>
      <Icon of={ChevronUp} isSmall className={styles.arrow} />
    </AriaButton>
  );
}

function sentenceOf(trip: Trip): string {
  const start = formatClock(trip.started_at, trip.time_zone);
  return isPaused(trip) ? t`Paused, since ${start}` : t`Since ${start}`;
}

/** Tells the page how high it is, so that messages stand above it. */
function useRoomForToasts(): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--trip-banner", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--trip-banner");
    };
  }, []);
  return strip;
}
