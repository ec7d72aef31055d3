import type { CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";

import { useCustomFields } from "../data/use-custom-fields.ts";
import { CustomValueField } from "./custom-value-field.tsx";

import * as styles from "./custom-value-fields.module.css";

interface ValuesProps {
  subject: CustomFieldSubject;
  values: CustomValues;
  onChange: (values: CustomValues) => void;
}

/** All fields that are offered. */
export function CustomValueFields({ subject, values, onChange }: ValuesProps) {
  const fields = useCustomFields(subject);
  return (
    <div className={styles.root}>
      {fields.map((field) => (
        <CustomValueField
          key={field.id}
          field={field}
          value={values[field.id]}
          onChange={(value) => {
            const { [field.id]: _before, ...others } = values;
            onChange(value === undefined ? others : { ...others, [field.id]: value });
          }}
        />
      ))}
    </div>
  );
}
