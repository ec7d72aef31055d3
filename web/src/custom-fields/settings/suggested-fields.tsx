import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { t } from "@lingui/core/macro";

import { useUser } from "../../session/auth.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { ToggleChip } from "../../ui/filters/toggle-chip.tsx";
import { createCustomField } from "../data/custom-fields.calls.ts";
import { useFieldChange } from "../data/use-field-change.ts";
import { suggestedFields } from "./suggestions.ts";

import * as styles from "./own-fields.module.css";

/** Those that are not there yet, each switched on by one tap. */
export function SuggestedFields({ fields }: { fields: readonly CustomField[] }) {
  const { units } = useUser();
  const { mutate, isPending } = useFieldChange({
    send: (suggested: NewCustomFieldValues) => createCustomField(suggested),
    failure: t`The field could not be added. Please try again.`,
    hasToast: true,
  });
  const names = new Set(fields.map(({ name }) => name.toLowerCase()));
  const left = suggestedFields(units).filter(({ name }) => !names.has(name.toLowerCase()));
  if (left.length === 0) return null;
  return (
    <div role="group" aria-labelledby="suggested-fields">
      <FieldTitle id="suggested-fields">{t`Often noted`}</FieldTitle>
      <div className={styles.chips}>
        {left.map((suggested) => (
          <ToggleChip key={suggested.name} isOn={false} onChange={() => !isPending && mutate(suggested)}>
            {suggested.name}
          </ToggleChip>
        ))}
      </div>
    </div>
  );
}
