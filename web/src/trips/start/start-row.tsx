import { t } from "@lingui/core/macro";
import { ChevronRight, Timer } from "lucide-react";
import { Button } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { openTripSheet } from "../data/trip-sheets.ts";
import { useRunningTrip } from "../data/use-trip.ts";
import { describeEffort } from "../parts/effort.ts";
import { type StartDefaults, useStartDefaults } from "./use-start-defaults.ts";
import { useStartTrip } from "./use-start-trip.ts";

import * as styles from "./start-row.module.css";

/** One button starts a trip at once; the other one asks for the effort first. */
export function StartRow() {
  const trip = useRunningTrip();
  // Its room is kept until it is known that a trip is running.
  return trip ? null : <StartChoices />;
}

function StartChoices() {
  const start = useStartTrip();
  const defaults = useStartDefaults();
  return (
    <div className={styles.root}>
      <Button className={styles.start} onPress={() => start({ effort: defaults.effort })}>
        <Icon of={Timer} />
        <span>
          <b className={styles.title}>{t`Start a trip`}</b>
          <span className={styles.note}>{describeStart(defaults)}</span>
        </span>
      </Button>
      <IconButton label={t`Choose how to start`} onPress={() => openTripSheet({ kind: "start" })}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
}

function describeStart({ water, effort, isFrom }: StartDefaults): string {
  const how = describeEffort(effort);
  if (water === null) {
    return isFrom === null
      ? t`One tap starts the clock. Skunked trips count too.`
      : t`Same setup as last time: ${how}`;
  }
  const { name } = water;
  if (isFrom === null) return t`On ${name}`;
  return isFrom === "water"
    ? t`On ${name}, same setup as last time there: ${how}`
    : t`On ${name}, same setup as last time: ${how}`;
}
