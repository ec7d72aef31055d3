import { queryOptions } from "@tanstack/react-query";

/** Changes with every catch, and is asked for again with them. */
const DOCTOR_KEY = ["catches", "doctor"] as const;

/** What looks odd in the log. The schemas are no part of the first page. */
export const doctorQuery = queryOptions({
  queryKey: DOCTOR_KEY,
  queryFn: async ({ signal }) => (await import("./read-doctor.ts")).readDoctor(signal),
});

/** What its angler said is right. */
export const dismissalsQuery = queryOptions({
  queryKey: [...DOCTOR_KEY, "dismissals"],
  queryFn: async ({ signal }) => (await import("./read-doctor.ts")).readDismissals(signal),
});
