import { GEAR_LIMITS } from "@creel/domain/gear/new-gear";
import { t } from "@lingui/core/macro";
import { Plus, X } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { type DraftField, newField } from "./gear-draft.ts";

import * as styles from "./gear-dialog.module.css";

interface FieldsEditorProps {
  fields: readonly DraftField[];
  onChange: (fields: readonly DraftField[]) => void;
}

/** Edits the parts of a rod, which the angler names. */
export function FieldsEditor({ fields, onChange }: FieldsEditorProps) {
  return (
    <div className={styles.list}>
      <h3>{t`Rod setup`}</h3>
      {fields.map((field, index) => (
        <FieldEditor
          key={field.id}
          field={field}
          number={index + 1}
          onChange={(changed) => onChange(fields.map((each) => (each === field ? changed : each)))}
          onRemove={() => onChange(fields.filter((each) => each !== field))}
        />
      ))}
      {fields.length < GEAR_LIMITS.fields && (
        <Button className={styles.add} onPress={() => onChange([...fields, newField()])}>
          <Icon of={Plus} isSmall />
          {t`Add a detail`}
        </Button>
      )}
    </div>
  );
}

interface FieldEditorProps {
  field: DraftField;
  number: number;
  onChange: (field: DraftField) => void;
  onRemove: () => void;
}

function FieldEditor({ field, number, onChange, onRemove }: FieldEditorProps) {
  return (
    <div className={styles.field} role="group" aria-label={t`Detail ${number}`}>
      <TextField
        label={t`Detail`}
        placeholder={t({ message: "Line", context: "fishing line" })}
        maxLength={GEAR_LIMITS.fieldName}
        value={field.name}
        onChange={(name) => onChange({ ...field, name })}
      />
      <TextField
        label={t`Value`}
        placeholder={t`8 lb braid`}
        maxLength={GEAR_LIMITS.fieldValue}
        value={field.value}
        onChange={(value) => onChange({ ...field, value })}
      />
      <IconButton label={t`Remove detail ${number}`} onPress={onRemove}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
