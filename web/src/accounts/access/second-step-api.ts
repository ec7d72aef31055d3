import type { Confirmation } from "@creel/domain/accounts/confirmation";
import {
  backupCodesSchema,
  type NewCodes,
  newCodesSchema,
  secondStepSchema,
} from "@creel/domain/accounts/second-step";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError.

const PATH = "/auth/me/totp";

/** Whether codes by app are on, how many backup codes are left, and whether this admin must have a second step. */
export const secondStepQuery = queryOptions({
  queryKey: ["account", "second step"],
  queryFn: ({ signal }) => send({ path: PATH, signal }, secondStepSchema),
});

/** Makes a secret for an app. Codes are on once the first one was entered. */
export function startCodes(confirmation: Confirmation): Promise<NewCodes> {
  return send({ method: "POST", path: PATH, body: confirmation }, newCodesSchema);
}

/** Turns codes on. @returns ten backup codes */
export async function confirmCodes(code: string): Promise<string[]> {
  const call = { method: "POST", path: `${PATH}/confirm`, body: { code } } as const;
  return (await send(call, backupCodesSchema)).backup_codes;
}

/** @returns ten backup codes; the former ones end */
export async function renewBackupCodes(confirmation: Confirmation): Promise<string[]> {
  const call = { method: "POST", path: `${PATH}/backup-codes`, body: confirmation } as const;
  return (await send(call, backupCodesSchema)).backup_codes;
}

export function turnOffCodes(confirmation: Confirmation): Promise<void> {
  return sendForNothing({ method: "DELETE", path: PATH, body: confirmation });
}
