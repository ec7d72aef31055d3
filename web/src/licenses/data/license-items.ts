import { type License, licenseSchema } from "@creel/domain/licenses/license";
import { byEnd } from "@creel/domain/licenses/license-state";
import type { ChangedLicenseFields, NewLicenseFields } from "@creel/domain/licenses/new-license";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { devicePhoto } from "../../device/device-photo.ts";
import { mergeOverStored, settleRecord } from "../../outbox/changed-elsewhere.ts";
import type { RecordWork } from "../../outbox/fold-record.ts";
import { type Delivery, isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { bySubject, makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import {
  changeLicense,
  createLicense,
  licensesQuery,
  putLicensePhoto,
  removeLicense,
  removeLicensePhoto,
} from "./api.ts";
import { keepPhoto } from "./kept-photos.ts";

type LicenseWork =
  | RecordWork<NewLicenseFields & { id: string }, ChangedLicenseFields, License>
  | { kind: "photo"; photoId: string }
  | { kind: "remove photo" };

/** A queued creation, change or deletion of a license. */
export interface LicenseItem extends OutboxItem<LicenseWork, License> {
  subject: "license";
}

/** `answer` is the license as the server stores it; `null` after a deletion. */
export type LicenseSent = Sent<LicenseItem, License>;

const KINDS: Record<LicenseWork["kind"], true> = {
  create: true,
  change: true,
  delete: true,
  photo: true,
  "remove photo": true,
};

export function isLicenseItem(item: OutboxItem): item is LicenseItem {
  return item.subject === "license" && item.work.kind in KINDS;
}

export function isLicenseSent(sent: Sent): sent is LicenseSent {
  return isLicenseItem(sent.item);
}

export function isOfLicense(licenseId: string): (item: OutboxItem) => item is LicenseItem {
  return (item): item is LicenseItem => isLicenseItem(item) && item.subjectId === licenseId;
}

export function makeLicenseItem(
  { userId, licenseId }: { userId: string; licenseId: string },
  work: LicenseWork,
): LicenseItem {
  return makeItem({ userId, subject: "license", subjectId: licenseId }, work);
}

const problemSchema = z.object({ license: licenseSchema });

/** Days that may only be changed together, because the last must not be before the first. */
const GROUPS = [["valid_from", "valid_to"]];

/** Tells the outbox how to handle licenses. A license waits for waters that are new on this device. */
export const licenseItems: ItemType<LicenseItem, License> = {
  isItem: isLicenseItem,
  namedIn: ({ work }) => ("fields" in work ? (work.fields.water_ids ?? []) : []),
  isBehind: (item, other) =>
    other.subjectId === item.subjectId &&
    isInTurn(item, other, other.work.kind === "change" && item.work.kind === "change"),
  deliver,
  settle: (items, sent) => settleRecord(items.filter(isOfLicense(sent.item.subjectId)), sent),
  problemIn: (body) => ({ stored: problemSchema.safeParse(body).data?.license ?? null }),
  merge: (item) => mergeOverStored(item, { groups: GROUPS }),
};

async function deliver({ subjectId: id, work }: LicenseItem, { fileOf }: Delivery): Promise<License | null> {
  switch (work.kind) {
    case "create":
      return createLicense(work.fields);
    case "change":
      return changeLicense({ id, version: work.base?.version ?? null }, work.fields);
    case "photo": {
      const file = await fileOf(work.photoId);
      // The file is `null` if another photo was chosen in the meantime.
      return file && sendPhoto(id, file);
    }
    case "remove photo":
      return removeLicensePhoto({ id });
    case "delete":
      await removeLicense({ id });
      return null;
  }
}

/** Keeps the file on this device, so that the photo still shows if the network is gone right after. */
async function sendPhoto(id: string, file: Blob): Promise<License> {
  const license = await putLicensePhoto({ id }, file);
  if (license.photo) await keepPhoto(license.photo.id, file).catch(() => {});
  return license;
}

/** Returns all licenses with queued changes applied, the latest end first. */
export function withPendingLicenses(
  stored: readonly License[],
  items: readonly OutboxItem[],
): readonly License[] {
  const waiting = bySubject(items.filter(isLicenseItem));
  if (waiting.size === 0) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const listed = stored.flatMap((license) => licenseOfItems(license, waiting.get(license.id) ?? []) ?? []);
  const added = [...waiting].flatMap(([id, own]) => (known.has(id) ? [] : (licenseOfItems(null, own) ?? [])));
  return [...listed, ...added].toSorted(byEnd);
}

/** Returns a license with its queued changes applied; `null` if it is deleted or not on this device. */
function licenseOfItems(stored: License | null, items: readonly LicenseItem[]): License | null {
  if (items.some(({ work }) => work.kind === "delete")) return null;
  return items.reduce(apply, stored);
}

function apply(license: License | null, { subjectId: id, work, keptAt }: LicenseItem): License | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") {
    return license ?? applyFields({ ...EMPTY, id, created_at: at }, work.fields, at);
  }
  if (work.kind === "change") {
    const base = license ?? work.base;
    return base && applyFields(base, work.fields, at);
  }
  return license && { ...license, photo: work.kind === "photo" ? devicePhoto(work.photoId) : null };
}

const EMPTY: Omit<License, "id" | "created_at"> = {
  version: 1,
  name: "",
  number: null,
  holder: null,
  valid_from: null,
  valid_to: null,
  water_ids: [],
  photo: null,
  note: null,
  updated_at: "",
};

/** `undefined` changes nothing. */
function applyFields(license: License, fields: ChangedLicenseFields, at: string): License {
  const given = Object.entries(fields).filter(([name, value]) => value !== undefined && name in license);
  return { ...license, ...Object.fromEntries(given), updated_at: at };
}

/** Updates the cached licenses to match what the next refetch will return. */
export function putSentLicense(queryClient: QueryClient, { item, answer }: LicenseSent): void {
  queryClient.setQueryData(licensesQuery.queryKey, (cached) => {
    if (!cached) return cached;
    const updated = withPendingLicenses(cached.licenses, [item]);
    return { licenses: updated.map((license) => (license.id === answer?.id ? answer : license)) };
  });
}
