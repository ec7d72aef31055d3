import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { ChevronUp, FishingHook, Plus } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { formatTripLength } from "../../dates/format-trip.ts";
import { trueNow } from "../../device/clock.ts";
import { LicensesButton } from "../../licenses/show/licenses-opener.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { openTripSheet } from "../data/trip-sheets.ts";
import { fishedHours, formatTripClock, isPaused } from "../parts/trip-times.ts";
import { useTripTitle } from "../parts/trip-title.ts";
import { useRoomForToasts } from "../parts/use-room-for-toasts.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { announceWithToast, type Counted, useCounting } from "./use-counting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./trip-banner.module.css";

/** Shown on every page during a trip: above the tab bar on a phone, below the header on a desktop. */
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
          <LicensesButton />
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
      <Figure amounts={[{ figure: formatTripLength(fishedHours(trip, now)), unit: t`h` }]} />
      <Figure
        amounts={[{ figure: String(fish), unit: t`${plural(fish, { one: "fish", other: "fish" })}` }]}
      />
      {!isPhone && lost > 0 && (
        <Figure
          amounts={[{ figure: String(lost), unit: t`${plural(lost, { one: "lost", other: "lost" })}` }]}
        />
      )}
    </>
  );
}

/** The place, the start, the kept fish and, on a phone, the lost ones. Opens the sheet with all other actions. */
function More({ trip, isPhone }: { trip: Trip; isPhone: boolean }) {
  const { lost, kept = 0 } = trip.counts;
  const lostOnes = plural(lost, { one: "# lost", other: "# lost" });
  const notes = [sentenceOf(trip), kept > 0 && t`kept ${kept}`, isPhone && lost > 0 && lostOnes];
  return (
    <AriaButton
      className={styles.more}
      aria-haspopup="dialog"
      onPress={() => openTripSheet({ kind: "running" })}
    >
      <span className={styles.names}>
        <b className={styles.place}>{useTripTitle(trip)}</b>
        <span>{notes.filter(Boolean).join(" · ")}</span>
      </span>
      <Icon of={ChevronUp} isSmall className={styles.arrow} />
    </AriaButton>
  );
}

function sentenceOf(trip: Trip): string {
  const start = formatTripClock(trip.started_at, trip.time_zone);
  return isPaused(trip) ? t`Paused, started ${start}` : t`Since ${start}`;
}

/** The buttons used on the water: a lost fish, the catch form, and one more of the same species. */
function TripBannerActions({ trip, isPhone }: { trip: Trip; isPhone: boolean }) {
  const { onLog } = useCatchDialogs();
  const lost = <LostOne trip={trip} />;
  const more = <OneMore trip={trip} />;
  const log = (
    <Button look="signal" className={styles.log} onPress={() => onLog("here")}>
      <Icon of={Plus} />
      {t`Log a catch`}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {lost}
      {isPhone ? log : more}
      {isPhone ? more : log}
    </div>
  );
}

function LostOne({ trip }: { trip: Trip }) {
  const { noteEvent } = useCounting(trip);
  return (
    <AriaButton className={styles.count} onPress={() => noteEvent("lost")}>
      <Icon of={FishingHook} />
      {t`Lost one`}
    </AriaButton>
  );
}

/**
 * Counts one more of the species caught last and asks what became of it, or opens the choice of species before the
 * first catch.
 */
function OneMore({ trip }: { trip: Trip }) {
  const { lastSpecies, countFish } = useCounting(trip, { announce: askForFate });
  if (lastSpecies === null) {
    return (
      <AriaButton className={styles.count} onPress={() => openTripSheet({ kind: "running" })}>
        <Icon of={Plus} />
        {t`Count one`}
      </AriaButton>
    );
  }
  const name = speciesName(lastSpecies);
  return (
    <AriaButton className={styles.count} onPress={() => countFish(lastSpecies)}>
      <SpeciesMark species={lastSpecies} className={styles.mark} />
      <span aria-hidden>{t`One more`}</span>
      <span className={utilities.visuallyHidden}>{t`One more ${name}`}</span>
    </AriaButton>
  );
}

/** The toast with Undo reappears when the sheet closes. */
function askForFate(counted: Counted): void {
  announceWithToast(counted);
  if (counted.fish) openTripSheet({ kind: "fate", fish: counted.fish });
}
