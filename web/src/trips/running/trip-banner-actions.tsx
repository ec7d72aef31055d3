import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { FishingHook, Plus } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { openTripSheet } from "../data/trip-sheets.ts";
import { useCounting } from "./use-counting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./trip-banner.module.css";

/** What is pressed on the water: a fish lost, the form, and one more of the same. */
export function TripBannerActions({ trip, isPhone }: { trip: Trip; isPhone: boolean }) {
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

/** Of the species that was caught last; where none was yet, one is chosen. */
function OneMore({ trip }: { trip: Trip }) {
  const { lastSpecies, countFish } = useCounting(trip);
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
