import type { LineEvent, LineReading } from "@creel/domain/quick-entry/line-part";
import { t } from "@lingui/core/macro";
import { FishingHook, FishOff } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

import { locale } from "../../../../i18n/locale.ts";
import { speciesName } from "../../../../species/species-names.ts";
import { useRunningTrip } from "../../../../trips/data/use-trip.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import type { LineForm } from "./line-form.ts";
import { useLineEvent } from "./use-line-event.ts";

import * as styles from "./event-offer.module.css";

interface EventOfferProps {
  form: LineForm;
  reading: LineReading;
  event: LineEvent;
  /** It was a catch after all. */
  onCatch: () => void;
}

/** A lost fish or a blank is no catch: says what it is, and has the form's main button log it as that. */
export function EventOffer({ form, reading, event, onCatch }: EventOfferProps) {
  const isRunning = Boolean(useRunningTrip());
  const { log } = useLineEvent(form);
  const press = useEffectEvent(() => log(reading, event));
  const label = labelOf(event, isRunning);
  const { instead } = form;
  useEffect(() => {
    instead.set({ label, press: () => press() });
    return () => instead.set(null);
  }, [instead, label]);
  return (
    <div className={styles.root} role="group" aria-label={titleOf(event)}>
      <h3 className={styles.title}>
        <Icon of={event.kind === "lost" ? FishingHook : FishOff} />
        {titleOf(event)}
      </h3>
      <p>{explain(event, isRunning)}</p>
      <Button isWide onPress={onCatch}>
        {event.kind === "lost" ? t`No, I landed it` : t`No, I caught a fish`}
      </Button>
    </div>
  );
}

function titleOf(event: LineEvent): string {
  if (event.kind === "blank") {
    return event.hours === null ? t`Blank trip` : t`Blank trip: ${formatHours(event.hours)}`;
  }
  const { species, quantity } = event;
  const fish = species === null ? t`not seen` : speciesName(species);
  return quantity > 1 ? t`Lost fish: ${quantity} ${fish}` : t`Lost fish: ${fish}`;
}

function labelOf(event: LineEvent, isRunning: boolean): string {
  if (event.kind === "blank") return isRunning ? t`End the trip` : t`Log blank trip`;
  if (!isRunning) return t`Add the trip`;
  const { species, quantity } = event;
  if (species === null || quantity > 1) return t`Log lost fish`;
  const fish = speciesName(species);
  return t`Log lost ${fish}`;
}

function explain(event: LineEvent, isRunning: boolean): string {
  if (event.kind === "lost") {
    return isRunning
      ? t`Not a catch. It goes on your trip as a lost fish.`
      : t`Not a catch. A lost fish goes on a trip, and you have none running. Add the trip with your words in its notes.`;
  }
  const worth = t`Still worth logging: your averages need the slow days too.`;
  return isRunning
    ? t`This ends your trip and adds your words to its notes. ${worth}`
    : t`A trip without a fish. You can change its times before you save. ${worth}`;
}

function formatHours(hours: number): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "long" }).format(hours);
}
