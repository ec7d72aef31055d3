import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../../../ui/controls/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { FilterForm, FilterPanel } from "../../../../ui/filters/filter-panel.tsx";

interface LettersPanelProps {
  /** Of the field. */
  name: string;
  letters: string;
  onChange: (letters: string) => void;
}

/** What a text has in it. */
export function LettersPanel({ name, letters, onChange }: LettersPanelProps) {
  const [typed, setTyped] = useState(letters);
  return (
    <FilterPanel>
      <FilterForm
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed.trim());
        }}
      >
        <TextField
          label={t`${name} contains`}
          value={typed}
          onChange={setTyped}
          maxLength={CUSTOM_FIELD_LIMITS.text}
        />
        <Button type="submit">{t`Show`}</Button>
      </FilterForm>
    </FilterPanel>
  );
}
