import { queryOptions } from "@tanstack/react-query";

/** Starts with the catches key, so that it refetches whenever catches change. */
const DOCTOR_KEY = ["catches", "doctor"] as const;

/** Findings about odd values in the log. Loaded lazily, so that the first page does not include the schemas. */
export const doctorQuery = queryOptions({
  queryKey: DOCTOR_KEY,
  queryFn: async ({ signal }) => (await import("./read-doctor.ts")).readDoctor(signal),
});

/** Findings that the angler marked as correct. */
export const dismissalsQuery = queryOptions({
  queryKey: [...DOCTOR_KEY, "dismissals"],
  queryFn: async ({ signal }) => (await import("./read-doctor.ts")).readDismissals(signal),
});
