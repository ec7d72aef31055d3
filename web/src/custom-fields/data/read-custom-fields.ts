import { type CustomField, customFieldListSchema } from "@creel/domain/custom-fields/custom-field";

import { send } from "../../http/send.ts";

/** @throws ApiError, NetworkError */
export async function readCustomFields(signal: AbortSignal): Promise<CustomField[]> {
  return (await send({ path: "/custom-fields", signal }, customFieldListSchema)).fields;
}
