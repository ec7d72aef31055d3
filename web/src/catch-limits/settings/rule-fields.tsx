import { LIMIT_BOUNDS } from "@creel/domain/catch-limits/new-limit";
import { DETAILS } from "@creel/domain/details/details";
import { measureIn, shownValue, storedValue } from "@creel/domain/units/unit-values";
import { t } from "@lingui/core/macro";

import { NumberField } from "../../ui/fields/number-field.tsx";
import { useUnits } from "../../units/use-units.ts";
import type { PartProps } from "./limit-draft.ts";
import { MonthDayField } from "./month-day-field.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./limit-dialog.module.css";

/** Lengths, bags and the closed season. */
export function RuleFields(props: PartProps) {
  const { draft, change, refusals } = props;
  return (
    <>
      <LengthFields {...props} />
      <div className={styles.pair}>
        <BagField
          label={t`Bag a day`}
          value={draft.bagDay}
          onChange={(bagDay) => change({ bagDay })}
          error={refusals.bag_day}
        />
        <BagField
          label={t`Bag a year`}
          value={draft.bagYear}
          onChange={(bagYear) => change({ bagYear })}
          error={refusals.bag_year}
        />
      </div>
      <div className={styles.season}>
        <MonthDayField
          label={t`Closed from`}
          value={draft.closedFrom}
          onChange={(closedFrom) => change({ closedFrom })}
          error={refusals.closed_from}
        />
        <MonthDayField
          label={t`Closed to`}
          isEnd
          value={draft.closedTo}
          onChange={(closedTo) => change({ closedTo })}
          error={refusals.closed_to}
        />
      </div>
    </>
  );
}

function LengthFields({ draft, change, refusals }: PartProps) {
  return (
    <div>
      <div className={styles.lengths}>
        <LengthField
          label={t`At least`}
          value={draft.minLength}
          onChange={(minLength) => change({ minLength })}
          error={refusals.min_length}
        />
        <LengthField
          label={t`At most`}
          value={draft.maxLength}
          onChange={(maxLength) => change({ maxLength })}
          error={refusals.max_length}
        />
        <LengthField
          label={t`One over`}
          value={draft.oneOver}
          onChange={(oneOver) => change({ oneOver })}
          error={refusals.one_over}
        />
      </div>
      <p className={utilities.hint}>{t`Fill in both if only fish between may be kept.`}</p>
      <div className={styles.slot}>
        <LengthField
          label={t`Goes back from`}
          value={draft.slotFrom}
          onChange={(slotFrom) => change({ slotFrom })}
          error={refusals.slot_from}
        />
        <LengthField
          label={t`Goes back to`}
          value={draft.slotTo}
          onChange={(slotTo) => change({ slotTo })}
          error={refusals.slot_to}
        />
      </div>
      <p className={utilities.hint}>{t`For a protected slot: fish between go back.`}</p>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string | undefined;
}

/** A length in the angler's unit; the draft holds inches. */
function LengthField({ label, value, onChange, error }: FieldProps) {
  const unit = useUnits().unitOf("length");
  return (
    <NumberField
      {...measureIn(DETAILS.length, unit)}
      label={label}
      decimals={unit.typedDecimals}
      value={value === null ? null : shownValue(unit, value)}
      onChange={(typed) => onChange(storedValue(unit, typed, value))}
      error={error}
    />
  );
}

function BagField({ label, value, onChange, error }: FieldProps) {
  return (
    <NumberField
      {...LIMIT_BOUNDS.bag}
      label={label}
      unit={t`fish`}
      step={1}
      decimals={0}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
