import type { License } from "@creel/domain/licenses/license";
import type { ChangedLicenseFields, NewLicenseFields } from "@creel/domain/licenses/new-license";
import { v7 as uuidv7 } from "uuid";

import { storedSession } from "../../http/stored-session.ts";
import { foldRecord } from "../../outbox/fold-record.ts";
import type { Changes, OutboxItem } from "../../outbox/outbox-item.ts";
import { storeAndAwait } from "../../outbox/sending/store-or-send.ts";
import type { ChangedPhoto } from "../../photos/choose/changed-photo.ts";
import { isOfLicense, licenseItems, makeLicenseItem } from "./license-items.ts";

// Each function stores its change on this device before its promise resolves, with or without a network. All throw
// ApiError if the server refuses the change while the caller waits; then nothing is stored. They throw NetworkError if
// this device cannot store the change.

interface Saved {
  /** False if the change waits to be sent. */
  isSent: boolean;
}

export function createLicense(
  fields: NewLicenseFields & { id: string },
  photo: ChangedPhoto,
): Promise<Saved> {
  const made = makeLicenseItem(ownLicense(fields.id), { kind: "create", fields });
  return save(fields.id, photo, () => ({ put: [made], removed: [] }));
}

export function changeLicense(
  base: License,
  fields: ChangedLicenseFields,
  photo: ChangedPhoto,
): Promise<Saved> {
  const made = makeLicenseItem(ownLicense(base.id), { kind: "change", base, fields });
  return save(base.id, photo, (items) => foldRecord(items.filter(isOfLicense(base.id)), made));
}

export function removeLicense(base: License): Promise<Saved> {
  const made = makeLicenseItem(ownLicense(base.id), { kind: "delete", base });
  return save(base.id, undefined, (items) => foldRecord(items.filter(isOfLicense(base.id)), made));
}

function ownLicense(licenseId: string) {
  return { userId: storedSession()?.user.id ?? "", licenseId };
}

async function save(
  id: string,
  photo: ChangedPhoto,
  plan: (items: readonly OutboxItem[]) => Changes,
): Promise<Saved> {
  const owner = ownLicense(id);
  const photoId = uuidv7();
  const files = photo ? { files: new Map([[photoId, photo]]) } : {};
  const sent = await storeAndAwait({ userId: owner.userId, type: licenseItems, ...files }, (items) => {
    const { put, removed } = plan(items);
    if (photo === undefined) return { put, removed };
    const work = photo ? ({ kind: "photo", photoId } as const) : ({ kind: "remove photo" } as const);
    return { put: [...put, makeLicenseItem(owner, work)], removed: [...removed, ...photosOf(items, id)] };
  });
  return { isSent: sent !== null };
}

/** Returns the photos that were not sent yet, which a newer choice replaces. */
function photosOf(items: readonly OutboxItem[], id: string): OutboxItem[] {
  return items
    .filter(isOfLicense(id))
    .filter(({ work, state }) => work.kind === "photo" && state !== "sending");
}
