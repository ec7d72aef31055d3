import { fateMoveSchema, type FateMove, type MoveToFate } from "@creel/domain/catches/fate-move";
import {
  type CustomField,
  customFieldAnswerSchema,
  customFieldListSchema,
} from "@creel/domain/custom-fields/custom-field";
import type { CustomFieldChanges, NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";

// All throw ApiError and NetworkError. An angler's changes go through the outbox (`save-fields.ts`).

export async function createCustomField(values: NewCustomFieldValues): Promise<CustomField> {
  const call = { method: "POST", path: "/custom-fields", body: values } as const;
  return (await send(call, customFieldAnswerSchema)).field;
}

export async function changeCustomField(id: string, changes: CustomFieldChanges): Promise<CustomField> {
  const call = { method: "PUT", path: `/custom-fields/${id}`, body: changes } as const;
  return (await send(call, customFieldAnswerSchema)).field;
}

/** Deletes the field with all its values. */
export function deleteCustomField(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/custom-fields/${id}` });
}

/** The angler's custom fields in their order, including removed ones. */
export const customFieldsQuery = queryOptions({
  queryKey: ["custom-fields"],
  queryFn: ({ signal }) => readCustomFields(signal),
});

/** @throws ApiError, NetworkError */
async function readCustomFields(signal: AbortSignal): Promise<CustomField[]> {
  return (await send({ path: "/custom-fields", signal }, customFieldListSchema)).fields;
}

/** The values of the field in catches without a fate, and what was moved and can be undone. */
export function fateMoveQuery(id: string) {
  return queryOptions({
    queryKey: [...customFieldsQuery.queryKey, id, "fate"],
    queryFn: ({ signal }) => send({ path: `/custom-fields/${id}/fate`, signal }, fateMoveSchema),
  });
}

export function moveToFate(id: string, body: MoveToFate): Promise<FateMove> {
  return send({ method: "POST", path: `/custom-fields/${id}/fate`, body }, fateMoveSchema);
}

export function undoMoveToFate(id: string): Promise<FateMove> {
  return send({ method: "DELETE", path: `/custom-fields/${id}/fate` }, fateMoveSchema);
}
