import type { CustomField, CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOutbox } from "../outbox/outbox.query.ts";
import { customFieldsQuery } from "./api.ts";
import { withPendingFields } from "./field-items.ts";
import { formatCustomValue } from "./format-custom-value.ts";

const NONE: readonly CustomField[] = [];

/** Returns all custom fields in their order with pending changes, including removed ones. */
export function useAllCustomFields() {
  const { data, ...query } = useQuery(customFieldsQuery);
  const items = useOutbox();
  const fields = useMemo(() => data && withPendingFields(data, items), [data, items]);
  return { ...query, data: fields };
}

/** Returns the fields that are not removed, in their order. Empty until they are loaded. */
export function useCustomFields(subject?: CustomFieldSubject): readonly CustomField[] {
  const { data = NONE } = useAllCustomFields();
  return useMemo(
    () => data.filter((field) => !field.is_removed && (subject === undefined || field.subject === subject)),
    [data, subject],
  );
}

interface NotedValue {
  field: CustomField;
  text: string;
}

/** Returns the values of a catch or trip in fields that are not removed, in the order of the fields. */
export function useNotedValues(subject: CustomFieldSubject, values: CustomValues): NotedValue[] {
  return useCustomFields(subject).flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [{ field, text: formatCustomValue(value, field) }];
  });
}
