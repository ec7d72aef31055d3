import {
  FLOW_BINS,
  type FlowBin,
  GAUGE_LIMITS,
  type OfferedGauges,
  type WaterConditions,
} from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { describeFailure } from "../../http/describe-failure.ts";
import { joinList } from "../../i18n/join-list.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { GaugeStaff } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { useUnits } from "../../units/use-units.ts";
import { offeredGaugesQuery } from "../data/api.ts";
import { addReading } from "../data/save-water.ts";
import { Hint } from "./condition-section.tsx";
import { binName, serviceName } from "./format-conditions.ts";
import { GaugeDialog } from "./gauge-dialog.tsx";

import * as styles from "./conditions.module.css";

interface OfWater {
  water: Water;
  conditions: WaterConditions;
}

/** Says why no level is known, and what can be done about it. */
export function NoGauge({ water, conditions }: OfWater) {
  const { data: offered } = useQuery({ ...offeredGaugesQuery(water.id), enabled: false });
  const isAway = useConnectivity() !== "reached";
  if (offered?.gauges.length === 0) return <NoneNear water={water} offered={offered} />;
  if (conditions.isGaugeDeclined) {
    return (
      <>
        <Hint>{t`None of the gauges near here tells about this water.`}</Hint>
        <div className={styles.actions}>
          <ChooseGauge water={water} conditions={conditions} look="quiet" label={t`Choose a gauge`} />
        </div>
        <LevelByEye water={water} />
      </>
    );
  }
  return (
    <>
      <Hint>{isAway ? t`No gauge chosen yet. Finding one needs a signal.` : t`No gauge chosen yet.`}</Hint>
      <div className={styles.actions}>
        <ChooseGauge water={water} conditions={conditions} look="line" label={t`Choose a gauge`} />
      </div>
      {isAway && <Hint>{t`We will offer them when you are back.`}</Hint>}
    </>
  );
}

function NoneNear({ water, offered }: { water: Water; offered: OfferedGauges }) {
  const { refetch, isFetching } = useQuery({ ...offeredGaugesQuery(water.id), enabled: false });
  const isAway = useConnectivity() !== "reached";
  const reach = useUnits().formatDistance(GAUGE_LIMITS.miles);
  const services = joinList(offered.silent.map(serviceName));
  return (
    <>
      <Hint>
        {services === ""
          ? t`No gauge within ${reach}. That is true of most small rivers.`
          : t`No gauge found within ${reach}. ${services} did not answer.`}
      </Hint>
      <LevelByEye water={water} />
      <div className={styles.actions}>
        <Button look="quiet" isDisabled={isAway} isPending={isFetching} onPress={() => void refetch()}>
          <Icon of={Search} isSmall />
          {t`Look again`}
        </Button>
      </div>
    </>
  );
}

/** A level that the angler sees. Saved on this device, and sent later without a network. */
function LevelByEye({ water }: { water: Water }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (level: FlowBin) =>
      addReading(water.id, { id: uuidv7(), at: new Date(trueNow()).toISOString(), temperature: null, level }),
    onSuccess: (stored, level) => {
      const name = binName(level);
      announceSaved(stored, t`Level noted: ${name}`);
    },
  });
  return (
    <div className={styles.byEye}>
      <h3>{t`What you can do`}</h3>
      <p>{t`Note the level by eye: low, usual or high. It counts for the hours of your trips around it.`}</p>
      <div className={styles.levels} role="group" aria-label={t`Level by eye`}>
        {FLOW_BINS.map((bin) => (
          <Button key={bin} isDisabled={isPending} onPress={() => mutate(bin)}>
            {binLabel(bin)}
          </Button>
        ))}
      </div>
      <Problem text={error && describeFailure(error, t`The level could not be saved. Please try again.`)} />
    </div>
  );
}

function binLabel(bin: FlowBin): string {
  const labels: Record<FlowBin, string> = {
    low: t({ message: "Low", context: "level of a river" }),
    usual: t({ message: "Usual", context: "level of a river" }),
    high: t({ message: "High", context: "level of a river" }),
  };
  return labels[bin];
}

interface ChooseGaugeProps extends OfWater {
  look: "line" | "quiet";
  label: string;
}

/** Looks for gauges near the water once it is pressed, and opens them to choose from. */
export function ChooseGauge({ water, conditions, look, label }: ChooseGaugeProps) {
  const [isAsked, setIsAsked] = useState(false);
  const {
    data: offered,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...offeredGaugesQuery(water.id),
    enabled: isAsked,
  });
  const isAway = useConnectivity() !== "reached";
  const open = () => {
    if (error) void refetch();
    setIsAsked(true);
  };
  return (
    <>
      <Button look={look} isDisabled={isAway} isPending={isAsked && isFetching && !offered} onPress={open}>
        <Icon of={GaugeStaff} isSmall={look === "quiet"} />
        {label}
      </Button>
      {isAsked && !isFetching && (
        <Problem
          text={error && describeFailure(error, t`The gauges could not be loaded. Please try again.`)}
        />
      )}
      {isAsked && offered && offered.gauges.length > 0 && (
        <GaugeDialog
          water={water}
          offered={offered}
          conditions={conditions}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
