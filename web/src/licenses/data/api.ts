import {
  type License,
  licenseAnswerSchema,
  type LicenseList,
  licenseListSchema,
} from "@creel/domain/licenses/license";
import type { ChangedLicenseFields, NewLicenseFields } from "@creel/domain/licenses/new-license";
import {
  type ReminderChanges,
  type Reminders,
  remindersAnswerSchema,
} from "@creel/domain/licenses/reminders";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";
import { keepPhotosOf } from "./kept-photos.ts";

// All functions here throw ApiError and NetworkError. Edits wait in the outbox (`save-license.ts`).

export async function createLicense(fields: NewLicenseFields): Promise<License> {
  return (await send({ method: "POST", path: "/licences", body: fields }, licenseAnswerSchema)).license;
}

/**
 * @param version The server refuses the change if it stores another version; `null` changes any version.
 * @throws ApiError stale_version
 */
export async function changeLicense(
  { id, version }: { id: string; version: number | null },
  fields: ChangedLicenseFields,
): Promise<License> {
  const headers = version === null ? {} : { "if-match": `"${version}"` };
  const call = { method: "PUT", path: `/licences/${id}`, body: fields, headers } as const;
  return (await send(call, licenseAnswerSchema)).license;
}

/** Replaces the current photo, if there is one. */
export async function putLicensePhoto({ id }: Pick<License, "id">, file: Blob): Promise<License> {
  return (await send({ method: "PUT", path: `/licences/${id}/photo`, file }, licenseAnswerSchema)).license;
}

export async function removeLicensePhoto({ id }: Pick<License, "id">): Promise<License> {
  return (await send({ method: "DELETE", path: `/licences/${id}/photo` }, licenseAnswerSchema)).license;
}

export function removeLicense({ id }: Pick<License, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/licences/${id}` });
}

/** All licenses, the latest end first. Each answer also stores their photos on this device. */
export const licensesQuery = queryOptions({
  queryKey: ["licenses"],
  queryFn: ({ signal }) => readLicenses(signal),
});

async function readLicenses(signal: AbortSignal): Promise<LicenseList> {
  const list = await send({ path: "/licences", signal }, licenseListSchema);
  void keepPhotosOf(list.licenses);
  return list;
}

/** The angler's switches for reminders. */
export const remindersQuery = queryOptions({
  queryKey: ["reminders"],
  queryFn: async ({ signal }): Promise<Reminders> =>
    (await send({ path: "/licences/reminders", signal }, remindersAnswerSchema)).reminders,
});

export async function changeReminders(changes: ReminderChanges): Promise<Reminders> {
  const call = { method: "PUT", path: "/licences/reminders", body: changes } as const;
  return (await send(call, remindersAnswerSchema)).reminders;
}
