import { type CustomField, customFieldAnswerSchema } from "@creel/domain/custom-fields/custom-field";
import type { CustomFieldChanges, NewCustomFieldValues } from "@creel/domain/custom-fields/new-custom-field";

import { send, sendForNothing } from "../../http/send.ts";

// All throw ApiError and NetworkError: own fields are changed on the network alone.

export async function createCustomField(values: NewCustomFieldValues): Promise<CustomField> {
  const call = { method: "POST", path: "/custom-fields", body: values } as const;
  return (await send(call, customFieldAnswerSchema)).field;
}

export async function changeCustomField(id: string, changes: CustomFieldChanges): Promise<CustomField> {
  const call = { method: "PUT", path: `/custom-fields/${id}`, body: changes } as const;
  return (await send(call, customFieldAnswerSchema)).field;
}

/** With all its values. */
export function deleteCustomField(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/custom-fields/${id}` });
}
