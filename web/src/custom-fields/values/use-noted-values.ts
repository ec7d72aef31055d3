import type { CustomField, CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";

import { useCustomFields } from "../data/use-custom-fields.ts";
import { formatCustomValue } from "./format-custom-value.ts";

interface NotedValue {
  field: CustomField;
  text: string;
}

/** What a catch or a trip says in fields that are offered, in their order. */
export function useNotedValues(subject: CustomFieldSubject, values: CustomValues): NotedValue[] {
  return useCustomFields(subject).flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [{ field, text: formatCustomValue(value, field) }];
  });
}
