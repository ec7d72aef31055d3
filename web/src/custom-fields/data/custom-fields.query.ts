import { queryOptions } from "@tanstack/react-query";

/** Own fields in their order, with those that were removed. Its schema is no part of the first page. */
export const customFieldsQuery = queryOptions({
  queryKey: ["custom-fields"],
  queryFn: async ({ signal }) => (await import("./read-custom-fields.ts")).readCustomFields(signal),
});
