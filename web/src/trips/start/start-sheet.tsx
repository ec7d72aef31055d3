import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { ChevronRight, Clock, FishingHook, Play } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components";

import { type OfferedLure, tiedLureOf } from "../../catches/editor/form/last-values/offered-lures.ts";
import { trueNow } from "../../device/clock.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Fold } from "../../ui/layout/fold.tsx";
import { DialogBody } from "../../ui/overlays/dialog-parts.tsx";
import { DialogHead } from "../../ui/overlays/dialog.tsx";
import { closeTripSheet } from "../data/trip-sheets.ts";
import { EffortFolds } from "../parts/effort-folds.tsx";
import type { Effort } from "../parts/effort.ts";
import { LureChoice } from "../parts/lure-choice.tsx";
import { SinceChoice } from "../parts/since-choice.tsx";
import { TimeStepper } from "../parts/time-stepper.tsx";
import { formatTripClock } from "../parts/trip-times.ts";
import { useTripLures } from "../parts/use-trip-lures.ts";
import { useTrueNow } from "../parts/use-true-now.ts";
import { StartWater } from "./start-water.tsx";
import { useStartDefaults } from "./use-start-defaults.ts";
import { useStartTrip } from "./use-start-trip.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./start-sheet.module.css";

/** The earliest start offered for a forgotten press. A longer trip is added as a past trip. */
const EARLIEST_MS = 12 * HOUR_MS;

/** Starts a trip with one press. Further choices are folded and default to those of the last trip. */
export function StartSheet() {
  const [waterId, setWaterId] = useState<string | null>(null);
  const defaults = useStartDefaults({ chosenId: waterId });
  const [changed, setChanged] = useState<Effort | null>(null);
  const effort = changed ?? defaults.effort;
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [lure, setLure] = useState<OfferedLure | null>(null);
  const start = useStartTrip();
  const timeZone = getLocalTimeZone();
  const now = useTrueNow();
  const clock = formatTripClock(startedAt ?? now, timeZone);
  const isTooLate = startedAt !== null && (startedAt > now + MINUTE_MS || startedAt < now - EARLIEST_MS);
  const press = () => {
    closeTripSheet();
    start({
      effort,
      waterId: waterId ?? undefined,
      lure: lure && tiedLureOf(lure),
      ...(startedAt !== null && { startedAt }),
    });
  };
  return (
    <>
      <DialogHead title={t`Start a trip`} onClose={closeTripSheet} />
      <DialogBody>
        <StartWater water={defaults.water} chosenId={waterId} onChoose={setWaterId} />
        <Button look="signal" isLarge isWide isDisabled={isTooLate} onPress={press}>
          <Icon of={Play} />
          {startedAt === null ? t`Start now, ${clock}` : t`Start from ${clock}`}
        </Button>
        <p
          className={styles.note}
        >{t`Saved on this phone. Works without a signal and with the screen off.`}</p>
        <EffortFolds effort={effort} onChange={setChanged} />
        <LureFold lure={lure} onChange={setLure} />
        {startedAt === null ? (
          <AriaButton className={styles.earlier} onPress={() => setStartedAt(trueNow() - 15 * MINUTE_MS)}>
            <Icon of={Clock} />
            <span>{t`I started earlier`}</span>
            <Icon of={ChevronRight} />
          </AriaButton>
        ) : (
          <div className={styles.times}>
            <SinceChoice until={now} instant={startedAt} onChange={setStartedAt} />
            <TimeStepper
              label={t`Start`}
              instant={startedAt}
              timeZone={timeZone}
              onChange={setStartedAt}
              error={isTooLate ? t`The start has to be within the last 12 hours.` : undefined}
            />
            <p className={utilities.hint}>{t`Steps of 5 minutes. Tap a time to type it.`}</p>
          </div>
        )}
      </DialogBody>
    </>
  );
}

interface LureFoldProps {
  lure: OfferedLure | null;
  onChange: (lure: OfferedLure | null) => void;
}

/** The lure at the start of the trip, so that its hours are known. */
function LureFold({ lure, onChange }: LureFoldProps) {
  const { last, all } = useTripLures(null);
  const [isOpen, setIsOpen] = useState(false);
  // A lure found by typing joins the chips.
  const shown = lure && !last.some(({ key }) => key === lure.key) ? [lure, ...last] : last;
  return (
    <Fold
      icon={FishingHook}
      title={t`Lure`}
      preview={lure?.name ?? t({ message: "Not set", context: "lure" })}
      isExpanded={isOpen}
      onExpandedChange={setIsOpen}
    >
      <LureChoice last={shown} all={all} isOn={({ key }) => key === lure?.key} onChoose={onChange} />
    </Fold>
  );
}
