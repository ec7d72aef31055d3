import type { QueryClient } from "@tanstack/react-query";

import { customFieldsQuery } from "./api.ts";
import { type FieldSent, withPendingFields } from "./field-items.ts";

/** The answer that is cached becomes as it will be when it is asked for again. */
export function putSentField(queryClient: QueryClient, { item, answer }: FieldSent): void {
  queryClient.setQueryData(customFieldsQuery.queryKey, (was) => {
    if (!was) return was;
    return withPendingFields(was, [item]).map((field) => (field.id === answer?.id ? answer : field));
  });
}
