import { DETAILS } from "@creel/domain/details/details";
import { shownValue, storedValue } from "@creel/domain/units/unit-values";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useState } from "react";

import { NumberField } from "../../../ui/fields/number-field.tsx";
import { FilterPanel } from "../../../ui/filters/filter-panel.tsx";
import { useUnits } from "../../../units/use-units.ts";
import { boundsOf, describeBounds } from "../../labels/measure-bounds.ts";
import type { SizeProps } from "../model/filters.ts";

import * as styles from "./size-panel.module.css";

export function SizePanel({ filters, change }: SizeProps) {
  const { minWeight, maxWeight, minLength, maxLength } = filters;
  return (
    <FilterPanel>
      <RangeFields
        name="weight"
        range={{ min: minWeight, max: maxWeight }}
        onChange={({ min, max }) => change({ minWeight: min, maxWeight: max })}
      />
      <RangeFields
        name="length"
        range={{ min: minLength, max: maxLength }}
        onChange={({ min, max }) => change({ minLength: min, maxLength: max })}
      />
    </FilterPanel>
  );
}

/** In the API's unit. */
interface Range {
  min: number | undefined;
  max: number | undefined;
}

interface RangeFieldsProps {
  name: "weight" | "length";
  range: Range;
  onChange: (range: Range) => void;
}

const ENDS = ["min", "max"] as const;

const LABELS: Record<RangeFieldsProps["name"], Record<keyof Range, MessageDescriptor>> = {
  weight: { min: msg`Minimum weight`, max: msg`Maximum weight` },
  length: { min: msg`Minimum length`, max: msg`Maximum length` },
};

const BACKWARDS: Record<RangeFieldsProps["name"], MessageDescriptor> = {
  weight: msg`Can’t be less than the minimum weight`,
  length: msg`Can’t be less than the minimum length`,
};

/** An invalid end stays as it was typed, shows why, and filters nothing. */
function RangeFields({ name, range, onChange }: RangeFieldsProps) {
  const units = useUnits();
  const unit = units.unitOf(name);
  const [typed, setTyped] = useState(range);

  function handleChange(end: keyof Range, shown: number | null): void {
    const value = storedValue(unit, shown, typed[end] ?? null) ?? undefined;
    const next = { ...typed, [end]: value };
    setTyped(next);
    if (!isOutside(name, next.min) && !isOutside(name, next.max) && !isBackwards(next)) onChange(next);
  }

  function problemOf(end: keyof Range): string | undefined {
    if (isOutside(name, typed[end])) return describeBounds(name, units);
    return end === "max" && isBackwards(typed) ? i18n._(BACKWARDS[name]) : undefined;
  }

  return (
    <div className={styles.range}>
      {ENDS.map((end) => (
        <NumberField
          key={end}
          {...boundsOf(name, units)}
          label={i18n._(LABELS[name][end])}
          decimals={unit.typedDecimals}
          isGrouped={unit.isGrouped}
          value={typed[end] === undefined ? null : shownValue(unit, typed[end])}
          onChange={(shown) => handleChange(end, shown)}
          error={problemOf(end)}
        />
      ))}
    </div>
  );
}

function isOutside(name: RangeFieldsProps["name"], value = 0): boolean {
  return value < DETAILS[name].min || value > DETAILS[name].max;
}

function isBackwards({ min = 0, max = Infinity }: Range): boolean {
  return min > max;
}
