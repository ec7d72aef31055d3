import type { CustomField, CustomFieldSubject, CustomValues } from "@creel/domain/custom-fields/custom-field";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOutbox } from "../outbox/outbox.query.ts";
import { customFieldsQuery } from "./api.ts";
import { withPendingFields } from "./field-items.ts";
import { formatCustomValue } from "./format-custom-value.ts";

const NONE: readonly CustomField[] = [];

/** All custom fields in their order with what waits to be sent, those that were removed among them. */
export function useAllCustomFields() {
  const { data, ...query } = useQuery(customFieldsQuery);
  const items = useOutbox();
  const fields = useMemo(() => data && withPendingFields(data, items), [data, items]);
  return { ...query, data: fields };
}

/** Those that are offered, in their order; none until they are read. */
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

/** What a catch or a trip says in fields that are offered, in their order. */
export function useNotedValues(subject: CustomFieldSubject, values: CustomValues): NotedValue[] {
  return useCustomFields(subject).flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [{ field, text: formatCustomValue(value, field) }];
  });
}
