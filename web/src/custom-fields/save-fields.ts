import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import type { CustomFieldChanges, NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { v7 as uuidv7 } from "uuid";

import { storedSession } from "../http/stored-session.ts";
import { foldRecord } from "../outbox/fold-record.ts";
import { storeAndAwait } from "../outbox/sending/store-or-send.ts";
import { fieldItems, type FieldItem, isOfField, makeFieldItem } from "./field-items.ts";

// Each is stored on this device when its promise is fulfilled, and is sent with or without a network. All throw ApiError
// where the server refuses it while somebody waits; then nothing of it is stored. Where the device stores nothing they
// throw NetworkError, too.

interface Saved {
  /** Else it waits to be sent. */
  isSent: boolean;
}

export function createField({ id = uuidv7(), ...fields }: NewCustomFieldValues): Promise<Saved> {
  return save(makeFieldItem(ownField(id), { kind: "create", fields: { id, ...fields } }));
}

export function changeField(base: CustomField, fields: CustomFieldChanges): Promise<Saved> {
  return save(makeFieldItem(ownField(base.id), { kind: "change", base, fields }));
}

/** With all its values. */
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
