import type { Limit } from "@creel/domain/catch-limits/limit";
import type { ChangedLimitFields, NewLimitFields } from "@creel/domain/catch-limits/new-limit";

import { storedSession } from "../../http/stored-session.ts";
import { foldRecord } from "../../outbox/fold-record.ts";
import { storeAndAwait } from "../../outbox/sending/store-or-send.ts";
import { isOfLimit, type LimitItem, limitItems, makeLimitItem } from "./limit-items.ts";

// Each function stores its change on this device before its promise resolves, with or without a network. All throw
// ApiError if the server refuses the change while the caller waits; then nothing is stored. They throw NetworkError if
// this device cannot store the change.

export interface Saved {
  /** False if the change waits to be sent. */
  isSent: boolean;
}

export function createLimit(fields: NewLimitFields & { id: string }): Promise<Saved> {
  return save(makeLimitItem(ownLimit(fields.id), { kind: "create", fields }));
}

export function changeLimit(base: Limit, fields: ChangedLimitFields): Promise<Saved> {
  return save(makeLimitItem(ownLimit(base.id), { kind: "change", base, fields }));
}

export function removeLimit(base: Limit): Promise<Saved> {
  return save(makeLimitItem(ownLimit(base.id), { kind: "delete", base }));
}

function ownLimit(limitId: string) {
  return { userId: storedSession()?.user.id ?? "", limitId };
}

async function save(made: LimitItem): Promise<Saved> {
  const { userId, subjectId } = made;
  const sent = await storeAndAwait({ userId, type: limitItems }, (items) =>
    foldRecord(items.filter(isOfLimit(subjectId)), made),
  );
  return { isSent: sent !== null };
}
