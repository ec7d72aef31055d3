import type { OfferedGauge, OfferedGauges, WaterConditions, GaugeChoice } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components";

import { describeFailure } from "../../http/describe-failure.ts";
import { joinList } from "../../i18n/join-list.ts";
import { PlaceMap } from "../../map/place/place-map.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { conditionsQuery } from "../data/api.ts";
import { chooseGauge } from "../data/water-calls.ts";
import { Hint, PlaceName, Source, SourceLine } from "./condition-section.tsx";
import { formatAge, heightAmount, joinAmount, serviceName } from "./format-conditions.ts";

import * as styles from "./gauge-dialog.module.css";

interface GaugeDialogProps {
  water: Water;
  offered: OfferedGauges;
  /** As they are before the choice. */
  conditions: WaterConditions;
  onClose: () => void;
}

type Numbered = OfferedGauge & { number: number };

/** The gauges near a water: first those on the river of its name. One press confirms; nothing is chosen before. */
export function GaugeDialog({ water, offered, conditions, onClose }: GaugeDialogProps) {
  const { choose, isPending, problem } = useGaugeChoice(water, conditions, onClose);
  const gauges = offered.gauges.map((gauge, index) => ({ ...gauge, number: index + 1 }));
  const named = gauges.filter(({ hasName }) => hasName);
  const others = gauges.filter(({ hasName }) => !hasName);
  const isRiver = water.kind === "river" || water.kind === "canal";
  const use = ({ service, station, name }: Numbered) =>
    choose({ choice: { service, station }, text: t`Gauge chosen: ${name}` });
  const rows = (some: readonly Numbered[]) =>
    some.map((gauge) => (
      <GaugeRow key={gauge.number} gauge={gauge} isPending={isPending} onUse={() => use(gauge)} />
    ));
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead
        title={isRiver ? t`Which gauge matches your river?` : t`Which gauge matches your water?`}
        onClose={onClose}
      />
      <DialogBody className={styles.root}>
        <Hint>{t`The nearest is often on another river. Nothing is filled in until you choose.`}</Hint>
        <PlaceMap
          className={styles.map}
          place={water}
          mark="none"
          numbers={gauges.map(({ number, latitude, longitude }) => ({ number, latitude, longitude }))}
        />
        <Problem text={problem} />
        {named.length > 0 && <Group title={<OnRiver name={water.name} />}>{rows(named)}</Group>}
        {others.length > 0 && (
          <Group title={named.length > 0 ? t`Other waters nearby` : t`Gauges nearby`}>{rows(others)}</Group>
        )}
        <NoneOfThese
          isPending={isPending}
          onPress={() => choose({ choice: { none: true }, text: t`No gauge for this water` })}
        />
        <SourceLine>
          {offered.attribution.map((source) => (
            <Source key={source.text} of={source} />
          ))}
        </SourceLine>
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <Icon of={LockKeyhole} />
        <p>{t`We ask for a wide area only. The choice stays with your water, shown to nobody else.`}</p>
      </DialogFoot>
    </Dialog>
  );
}

function OnRiver({ name }: { name: string }) {
  return (
    <Trans>
      On the <PlaceName>{name}</PlaceName>
    </Trans>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

interface GaugeRowProps {
  gauge: Numbered;
  isPending: boolean;
  onUse: () => void;
}

function GaugeRow({ gauge, isPending, onUse }: GaugeRowProps) {
  const units = useUnits();
  const now = useNow().getTime();
  const { number, name, service, distance } = gauge;
  const away = units.formatDistance(distance);
  return (
    <li className={styles.row}>
      <span className={styles.number} data-first={number === 1 || undefined}>
        {number}
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <Hint>{[serviceName(service), t`${away} away`].join(" · ")}</Hint>
        <p>{describeGauge(gauge, units, now)}</p>
      </div>
      <Button
        look={number === 1 ? "deep" : "line"}
        aria-label={t`Use this: ${name}`}
        isDisabled={isPending}
        onPress={onUse}
      >
        {t`Use this`}
      </Button>
    </li>
  );
}

const QUANTITY_NAMES: Record<OfferedGauge["quantities"][number], MessageDescriptor> = {
  level: msg({ message: "level", context: "of a river" }),
  flow: msg({ message: "flow", context: "of a river" }),
  temperature: msg({ message: "temperature", context: "of a river" }),
};

/** As in "4.8 ft, flow, temperature · 25 min ago". */
function describeGauge({ now, quantities }: OfferedGauge, units: Units, at: number): string {
  const level = now?.level ?? null;
  const value = level === null ? null : joinAmount(heightAmount(units, level));
  const others = quantities.filter((quantity) => value === null || quantity !== "level");
  const names = others.map((quantity) => i18n._(QUANTITY_NAMES[quantity]));
  const isLevelOnly = value !== null && others.length === 0;
  const what = joinList([value, isLevelOnly && t`level only`, ...names]);
  const observedAt = now?.observedAt ?? null;
  return observedAt === null ? what : [what, formatAge(at - Date.parse(observedAt))].join(" · ");
}

/** The last row, as large as the others, but with less weight than a button. */
function NoneOfThese({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <AriaButton className={styles.none} isDisabled={isPending} onPress={onPress}>
      <Icon of={Ban} />
      <span className={styles.words}>
        <b>{t`None of these`}</b>
        <span className={styles.noneHint}>{t`We will not ask again here. You can choose one later.`}</span>
      </span>
    </AriaButton>
  );
}

/** The choice that was made for a water; `null` if none was. */
function choiceOf({ gauge, isGaugeDeclined }: WaterConditions): GaugeChoice | null {
  if (gauge) return { service: gauge.service, station: gauge.station };
  return isGaugeDeclined ? { none: true } : null;
}

/** Chooses a gauge at once; a toast offers to undo it. */
function useGaugeChoice(water: Water, before: WaterConditions, onDone: () => void) {
  const queryClient = useQueryClient();
  const failure = t`The gauge could not be saved. Please try again.`;
  const put = async (choice: GaugeChoice | null) => {
    const conditions = await chooseGauge(water.id, choice);
    queryClient.setQueryData(conditionsQuery(water.id).queryKey, conditions);
  };
  const undo = () => {
    put(choiceOf(before)).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ choice }: { choice: GaugeChoice; text: string }) => put(choice),
    onSuccess: (_nothing, { text }) => {
      onDone();
      showToast({ text, action: { label: t`Undo`, onPress: undo }, isOnlyChance: true });
    },
  });
  return { choose: mutate, isPending, problem: error && describeFailure(error, failure) };
}
