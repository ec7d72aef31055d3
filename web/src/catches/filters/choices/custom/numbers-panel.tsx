import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { FilterPanel } from "../../../../ui/filters/filter-panel.tsx";

import * as styles from "./numbers-panel.module.css";

interface Range {
  least: number | null;
  greatest: number | null;
}

interface NumbersPanelProps {
  unit: string;
  range: Range | undefined;
  onChange: (range: Range) => void;
}

const { number: LARGEST } = CUSTOM_FIELD_LIMITS;
const BOUNDS = { step: 1, min: -LARGEST, max: LARGEST, decimals: 6 } as const;

/** Ends in the wrong order stay as they were typed, and filter nothing. */
export function NumbersPanel({ unit, range, onChange }: NumbersPanelProps) {
  const [typed, setTyped] = useState<Range>({
    least: range?.least ?? null,
    greatest: range?.greatest ?? null,
  });
  const change = (end: Partial<Range>) => {
    const next = { ...typed, ...end };
    setTyped(next);
    if (!isBackwards(next)) onChange(next);
  };
  return (
    <FilterPanel>
      <div className={styles.root}>
        <NumberField
          {...BOUNDS}
          label={t`At least`}
          unit={unit}
          value={typed.least}
          onChange={(least) => change({ least: within(least) })}
        />
        <NumberField
          {...BOUNDS}
          label={t`At most`}
          unit={unit}
          value={typed.greatest}
          onChange={(greatest) => change({ greatest: within(greatest) })}
          error={isBackwards(typed) ? t`Must not be less than the least` : undefined}
        />
      </div>
    </FilterPanel>
  );
}

function isBackwards({ least, greatest }: Range): boolean {
  return least !== null && greatest !== null && least > greatest;
}

function within(number: number | null): number | null {
  return number === null ? null : Math.min(LARGEST, Math.max(-LARGEST, number));
}
