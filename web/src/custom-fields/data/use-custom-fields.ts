import type { CustomField, CustomFieldSubject } from "@creel/domain/custom-fields/custom-field";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { customFieldsQuery } from "./custom-fields.query.ts";

const NONE: readonly CustomField[] = [];

/** Those that are offered, in their order; none until they are read. */
export function useCustomFields(subject?: CustomFieldSubject): readonly CustomField[] {
  const { data = NONE } = useQuery(customFieldsQuery);
  return useMemo(
    () => data.filter((field) => !field.is_removed && (subject === undefined || field.subject === subject)),
    [data, subject],
  );
}
