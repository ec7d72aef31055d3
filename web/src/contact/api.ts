import { contactAnswerSchema, type ContactMessage } from "@creel/domain/contact/contact";
import { t } from "@lingui/core/macro";

import { ApiError, NetworkError } from "../http/api-error.ts";
import { send } from "../http/send.ts";

/** @throws ApiError, NetworkError */
export async function sendMessage(body: ContactMessage): Promise<void> {
  await send({ method: "POST", path: "/contact", body }, contactAnswerSchema);
}

export function describeContactFailure(error: unknown): string {
  if (error instanceof NetworkError) return t`Network error. Please check your connection and try again.`;
  const words = error instanceof ApiError ? error.explanation?.message : undefined;
  return words ?? t`Failed to send message. Please try again.`;
}
