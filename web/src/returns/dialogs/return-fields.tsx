import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { CalendarDate, parseDate } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useMemo } from "react";

import { zoneChoices, zoneLabel } from "../../places/time-zones.ts";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { Refusals, ReturnDraft } from "./return-draft.ts";
import { ReturnWaters } from "./return-waters.tsx";

import * as styles from "./return-dialog.module.css";

interface ReturnFieldsProps {
  draft: ReturnDraft;
  change: (part: Partial<ReturnDraft>) => void;
  refusals: Refusals;
}

const FIRST_DAY = new CalendarDate(1990, 1, 1);
const LAST_DAY = new CalendarDate(2100, 12, 31);

/** Name, waters, days and deadline of a return. */
export function ReturnFields({ draft, change, refusals }: ReturnFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        maxLength={RETURN_LIMITS.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={refusals.name}
      />
      <ReturnWaters waterIds={draft.waterIds} onChange={(waterIds) => change({ waterIds })} />
      <div className={styles.pair}>
        <DatePicker
          label={t`First day`}
          value={draft.from === null ? null : parseDate(draft.from)}
          onChange={(day) => change({ from: day?.toString() ?? null })}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={refusals.from}
        />
        <DatePicker
          label={t`Last day`}
          value={draft.to === null ? null : parseDate(draft.to)}
          onChange={(day) => change({ to: day?.toString() ?? null })}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={refusals.to}
        />
      </div>
      <div className={styles.pair}>
        <ZoneField draft={draft} change={change} />
        <DatePicker
          label={t`Due`}
          note={t`optional`}
          hint={t`By midnight, in the same time zone`}
          value={draft.due === null ? null : parseDate(draft.due)}
          onChange={(day) => change({ due: day?.toString() ?? null })}
          min={FIRST_DAY}
          max={LAST_DAY}
          error={refusals.deadline}
        />
      </div>
    </>
  );
}

/** The zone of the waters, which decides to which day a fish of the late evening belongs. */
function ZoneField({ draft: { timeZone }, change }: Pick<ReturnFieldsProps, "draft" | "change">) {
  const choices = useMemo(
    () => zoneChoices(new Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone),
    [timeZone],
  );
  return (
    <ComboBox
      label={t`Time zone of the water`}
      options={choices}
      value={zoneLabel(timeZone)}
      onChange={(name) => {
        const choice = choices.find((each) => each.name === name);
        if (choice) change({ timeZone: choice.timeZone });
      }}
      placeholder={t`A town near the water`}
    />
  );
}
