import { t } from "@lingui/core/macro";
import { ChevronRight, Timer } from "lucide-react";
import { Button } from "react-aria-components";

import { useUser } from "../../../accounts/signed-in/auth.tsx";
import { openTripSheet } from "../../../trips/trip-sheets.ts";
import { useRunningTrip } from "../../../trips/use-running-trip.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { describeEffort } from "./describe-effort.ts";
import { lastEffort } from "./last-effort.ts";
import { useStartTrip } from "./use-start-trip.ts";

import * as styles from "./start-row.module.css";

/** One press starts a trip; the one beside it asks first how it is fished. */
export function StartRow() {
  const trip = useRunningTrip();
  // Its room is kept until it is known that a trip runs.
  return trip ? null : <StartChoices />;
}

function StartChoices() {
  const { id: userId } = useUser();
  const start = useStartTrip();
  const last = lastEffort(userId);
  const effort = last && describeEffort(last);
  return (
    <div className={styles.root}>
      <Button className={styles.start} onPress={() => start()}>
        <Icon of={Timer} />
        <span>
          <b className={styles.title}>{t`Start a trip`}</b>
          <span className={styles.note}>
            {effort === null ? t`Now, with one tap. Blanks count, too.` : t`Now, as last time: ${effort}`}
          </span>
        </span>
      </Button>
      <IconButton label={t`Choose how to start`} onPress={() => openTripSheet({ kind: "start" })}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
}
