import { FATES } from "@creel/domain/catches/fate";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { CirclePause, CirclePlay, Droplets, Pencil, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";

import { TodaysBag } from "../../catch-limits/bag/todays-bag.tsx";
import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import { choiceName } from "../../catches/labels/choice-names.ts";
import { FATE_ICONS } from "../../catches/labels/fate-mark.tsx";
import { formatTripLength } from "../../dates/format-trip.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { shortSpeciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { closeTripSheet, openTripSheet } from "../data/trip-sheets.ts";
import { TripSheetHead } from "../parts/sheet-head.tsx";
import { fishedHours, formatTripClock, isPaused } from "../parts/trip-times.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { occasionOfTrip } from "./bag-of-trip.ts";
import { LureOfTrip } from "./lure-of-trip.tsx";
import { RiverRise } from "./river-rise.tsx";
import { type Counted, useCounting } from "./use-counting.ts";
import { usePause } from "./use-pause.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./running-sheet.module.css";

/** The most species with a button. */
const COUNTED = 4;
const OTHER = "Other";

/** All actions during a trip besides the buttons of the banner. */
export function RunningSheet({ trip }: { trip: Trip }) {
  const [counted, setCounted] = useState<Counted | null>(null);
  return (
    <>
      <TripSheetHead trip={trip} onClose={closeTripSheet} />
      <DialogBody>
        <RiverRise trip={trip} />
        <Time trip={trip} />
        <Counters trip={trip} announce={setCounted} />
        <Happenings trip={trip} announce={setCounted} />
        <LureOfTrip trip={trip} announce={setCounted} />
        <LastCounted trip={trip} counted={counted} onChange={setCounted} />
        <BagOfTrip trip={trip} />
      </DialogBody>
      <DialogFoot>
        <Button data-start look="quiet" onPress={() => openTripSheet({ kind: "edit", trip })}>
          <Icon of={Pencil} isSmall />
          {t`Edit trip`}
        </Button>
        <Button look="deep" onPress={() => openTripSheet({ kind: "water" })}>
          <Icon of={Droplets} isSmall />
          {t`Water mode`}
        </Button>
      </DialogFoot>
    </>
  );
}

/** The fish kept today, of the species that were caught or are wanted. */
function BagOfTrip({ trip }: { trip: Trip }) {
  const caught = trip.counts.bySpecies.map(({ species }) => species);
  const { waterId, regionText, day } = occasionOfTrip(trip, "");
  return (
    <TodaysBag
      species={[...caught, ...trip.target_species]}
      waterId={waterId}
      regionText={regionText}
      day={day}
    />
  );
}

function Time({ trip }: { trip: Trip }) {
  const now = useTrueNow();
  const { paused, toggle } = usePause(trip);
  const start = formatTripClock(trip.started_at, trip.time_zone);
  return (
    <div className={styles.time}>
      <div>
        <Figure amounts={[{ figure: formatTripLength(fishedHours(trip, now)), unit: t`h` }]} size="huge" />
        <p className={utilities.muted}>{isPaused(trip) ? t`Paused, started ${start}` : t`Since ${start}`}</p>
      </div>
      <Button isLarge onPress={toggle}>
        <Icon of={paused ? CirclePlay : CirclePause} />
        {paused ? t`Resume fishing` : t`Take a break`}
      </Button>
    </div>
  );
}

interface CountersProps {
  trip: Trip;
  announce: (counted: Counted) => void;
}

/** Each press logs a real catch, whose details can be added later. */
function Counters({ trip, announce }: CountersProps) {
  const { countFish } = useCounting(trip, { announce });
  const frequent = useSpeciesByFrequency().filter((species) => species !== OTHER);
  const caught = trip.counts.bySpecies.map(({ species }) => species);
  const shown = [...new Set([...caught, ...trip.target_species, ...frequent])].slice(0, COUNTED);
  return (
    <Group title={t`Count a fish`} hint={t`Add weight, length and photo later.`}>
      {shown.map((species) => (
        <Button key={species} className={styles.species} onPress={() => countFish(species)}>
          <SpeciesMark species={species} />
          <span className={styles.name}>{shortSpeciesName(species)}</span>
          <span className={styles.number}>
            {trip.counts.bySpecies.find((each) => each.species === species)?.count ?? 0}
          </span>
        </Button>
      ))}
    </Group>
  );
}

function Happenings({ trip, announce }: CountersProps) {
  const { noteEvent } = useCounting(trip, { announce });
  const { counts } = trip;
  const kinds = [
    { kind: "lost", word: t`Lost one`, count: counts.lost },
    { kind: "strike", word: t`Bite`, count: counts.strikes },
    { kind: "follow", word: t`Follow`, count: counts.follows },
  ] as const;
  return (
    <Group title={t`Not landed`}>
      {kinds.map(({ kind, word, count }) => (
        <Button key={kind} className={styles.species} onPress={() => noteEvent(kind)}>
          <span className={styles.name}>{word}</span>
          <span className={styles.number}>{count}</span>
        </Button>
      ))}
    </Group>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <div className={styles.grid}>{children}</div>
      {hint && <p className={utilities.hint}>{hint}</p>}
    </section>
  );
}

interface LastCountedProps {
  trip: Trip;
  counted: Counted | null;
  /** Gets `null` once it is undone. */
  onChange: (counted: Counted | null) => void;
}

/**
 * The last counted fish or event, with an Undo button, and buttons for what became of the fish. The space of the first
 * line is reserved from the start.
 */
function LastCounted({ trip, counted, onChange }: LastCountedProps) {
  const { noteFate } = useCounting(trip, { announce: onChange });
  const fish = counted?.fish;
  return (
    <>
      <div className={styles.lastCounted}>
        <p role="status">{counted?.text}</p>
        {counted && (
          <Button
            look="quiet"
            onPress={() => {
              counted.undo();
              onChange(null);
            }}
          >
            <Icon of={Undo2} isSmall />
            {t`Undo`}
          </Button>
        )}
      </div>
      {fish && (
        <div role="group" aria-label={t`Kept or released?`} className={styles.fates}>
          {FATES.map((fate) => (
            <Button key={fate} className={styles.fate} onPress={() => noteFate(fish, fate)}>
              <Icon of={FATE_ICONS[fate]} isSmall />
              {choiceName("fate", fate)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
