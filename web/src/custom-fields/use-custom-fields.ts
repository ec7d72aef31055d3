import type { CustomField, CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { customFieldsQuery } from "./api.ts";
import { formatCustomValue } from "./format-custom-value.ts";

const NONE: readonly CustomField[] = [];

/** Those that are offered, in their order; none until they are read. */
export function useCustomFields(subject?: CustomFieldSubject): readonly CustomField[] {
  const { data = NONE } = useQuery(customFieldsQuery);
  return useMemo(
    () => data.filter((field) => !field.is_removed && (subject === undefined || field.subject === subject)),
    [data, subject],
  );
}

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
