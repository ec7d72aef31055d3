import { TRIP_LIMITS } from "@creel/domain/trips/new-trip";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { CustomValuesFold } from "../../../custom-fields/values/custom-values-fold.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { TextAreaField } from "../../../ui/fields/text-field.tsx";
import { EffortFolds } from "./effort-folds.tsx";
import type { TripForm } from "./trip-form.ts";

import * as styles from "./trip-more.module.css";

interface TripMoreProps {
  form: TripForm;
  onChange: (changes: Partial<TripForm>) => void;
}

/** What else a trip says: how it was fished, whether all fish are in the log, own fields and notes. */
export function TripMore({ form, onChange }: TripMoreProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <div className={styles.root}>
      <div>
        <EffortFolds effort={form.effort} onChange={(effort) => onChange({ effort })} />
        <CustomValuesFold
          subject="trip"
          values={form.custom}
          onChange={(custom) => onChange({ custom })}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
          fallback={<Skeleton width="100%" height={72} />}
        />
      </div>
      <Checkbox isSelected={form.allLogged} onChange={(allLogged) => onChange({ allLogged })}>
        {t`All fish of this trip are in the log`}
      </Checkbox>
      <TextAreaField
        label={t`Notes`}
        placeholder={t`What you saw, what you would try next`}
        maxLength={TRIP_LIMITS.notes}
        value={form.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </div>
  );
}
