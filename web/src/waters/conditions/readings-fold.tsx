import type { WaterReading } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { List, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Fold } from "../../ui/layout/fold.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { readingsQuery } from "../data/api.ts";
import { addReading, removeReading } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { useWaitingWaters } from "../data/use-waters.ts";
import { isOfWater } from "../outbox/water-item.ts";
import { applyReadings } from "../outbox/water-readings.ts";
import { Hint } from "./condition-section.tsx";
import { binName, joinAmount, temperatureAmount } from "./format-conditions.ts";

import * as styles from "./conditions.module.css";

/** Further readings show on request. */
const FIRST_SHOWN = 20;

/** The readings that the angler added to a water, which can be deleted. They load once the fold is opened. */
export function ReadingsFold({ water }: { water: Water }) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <Fold
      icon={List}
      title={t`Your readings`}
      preview={t`Temperatures and levels that you added here`}
      isDrawn={false}
      isExpanded={isExpanded}
      onExpandedChange={setIsExpanded}
    >
      <Readings water={water} />
    </Fold>
  );
}

/** Returns the readings with pending changes, newest first; nothing until they are loaded. */
function useReadings(id: string) {
  const { data, isError } = useQuery(readingsQuery(id));
  const items = useWaitingWaters();
  const readings = useMemo(() => data && applyReadings(data, items.filter(isOfWater(id))), [data, items, id]);
  return { readings, isMissing: isError && !data };
}

function Readings({ water: { id } }: { water: Water }) {
  const { readings, isMissing } = useReadings(id);
  const [isWhole, setIsWhole] = useState(false);
  const remove = useDeleteReading(id);
  if (isMissing) return <Hint>{t`Your readings could not be loaded.`}</Hint>;
  if (!readings) return <Hint>{t`Loading...`}</Hint>;
  if (readings.length === 0) return <Hint>{t`No readings yet.`}</Hint>;
  const count = readings.length;
  return (
    <>
      <ul className={styles.readings}>
        {readings.slice(0, isWhole ? count : FIRST_SHOWN).map((reading) => (
          <Reading key={reading.id} reading={reading} onDelete={() => remove(reading)} />
        ))}
      </ul>
      {!isWhole && count > FIRST_SHOWN && (
        <Button look="quiet" onPress={() => setIsWhole(true)}>{t`Show all ${count}`}</Button>
      )}
    </>
  );
}

function Reading({ reading, onDelete }: { reading: WaterReading; onDelete: () => void }) {
  const value = describeReading(reading, useUnits());
  const format = new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium", timeStyle: "short" });
  const at = format.format(new Date(reading.at));
  return (
    <li>
      <span>{at}</span>
      <b>{value}</b>
      <IconButton label={t`Delete ${value}, ${at}`} onPress={onDelete}>
        <Icon of={Trash2} isSmall />
      </IconButton>
    </li>
  );
}

/** As in "44 °F" or "Level by eye: high". */
function describeReading({ temperature, level }: WaterReading, units: Units): string {
  if (temperature !== null) return joinAmount(temperatureAmount(units, temperature));
  const name = level === null ? "" : binName(level);
  return t`Level by eye: ${name}`;
}

function useDeleteReading(waterId: string): (reading: WaterReading) => void {
  const failure = t`The reading could not be deleted. Please try again.`;
  const undo = ({ id, at, temperature, level }: WaterReading) => {
    addReading(waterId, { id, at, temperature, level }).catch((error: unknown) =>
      showToast({
        text: describeFailure(error, t`The reading could not be restored. Please try again.`),
        isError: true,
      }),
    );
  };
  const { mutateAsync } = useWaterChange({
    send: async (reading: WaterReading) => {
      await removeReading(waterId, reading.id);
      return reading;
    },
    onDone: (reading) =>
      showToast({
        text: t`Reading deleted`,
        isOnlyChance: true,
        action: { label: t`Undo`, onPress: () => undo(reading) },
      }),
    failure,
  });
  return (reading) => {
    mutateAsync(reading).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
}
