import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { CustomFieldChanges, NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { v7 as uuidv7 } from "uuid";

import { storedSession } from "../http/stored-session.ts";
import { foldRecord } from "../outbox/fold-record.ts";
import { storeAndAwait } from "../outbox/sending/store-or-send.ts";
import { fieldItems, type FieldItem, isOfField, makeFieldItem } from "./field-items.ts";

// Each promise is fulfilled once the change is stored on this device, which sends it now or once there is a network.
// All throw ApiError if the server refuses the change while the caller waits; then nothing is stored. On a device that
// stores nothing they throw NetworkError, too.

interface Saved {
  /** False if it still waits to be sent. */
  isSent: boolean;
}

export function createField({ id = uuidv7(), ...fields }: NewCustomFieldValues): Promise<Saved> {
  return save(makeFieldItem(ownField(id), { kind: "create", fields: { id, ...fields } }));
}

export function changeField(base: CustomField, fields: CustomFieldChanges): Promise<Saved> {
  return save(makeFieldItem(ownField(base.id), { kind: "change", base, fields }));
}

/** Deletes the field with all its values. */
export function deleteField(base: CustomField): Promise<Saved> {
  return save(makeFieldItem(ownField(base.id), { kind: "delete", base }));
}

function ownField(fieldId: string) {
  return { userId: storedSession()?.user.id ?? "", fieldId };
}

async function save(made: FieldItem): Promise<Saved> {
  const { userId, subjectId } = made;
  const sent = await storeAndAwait({ userId, type: fieldItems }, (items) =>
    foldRecord(items.filter(isOfField(subjectId)), made),
  );
  return { isSent: sent !== null };
}
