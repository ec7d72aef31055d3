import { type NewApiToken, TOKEN_LIMITS, TOKEN_SCOPES } from "@creel/domain/accounts/api-tokens";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";

import type { Database } from "../../database/connect.ts";
import { withLockedLog } from "../../database/lock-own.ts";
import type { ApiTokenRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { hashOfApiToken, newApiToken, writeApiToken } from "../sessions/api-tokens.ts";
import { ownApiTokens } from "./api-tokens.repository.ts";

type SentToken = Pick<NewApiToken, "name" | "scopes" | "expiresAt">;

/** @throws AppError invalid_input if a token may not end then */
export function refuseEnd(expiresAt: string): void {
  const left = Date.parse(expiresAt) - Date.now();
  if (left > 0 && left <= TOKEN_LIMITS.days * DAY_MS) return;
  throw new AppError("invalid_input", { fields: { expiresAt: { code: "token_end" } } });
}

/**
 * Makes a token.
 * @returns the stored row, and the text that is nowhere else
 * @throws AppError invalid_input
 */
export async function makeApiToken(
  db: Database,
  userId: string,
  { name, scopes, expiresAt }: SentToken,
): Promise<{ row: ApiTokenRow; text: string }> {
  refuseEnd(expiresAt);
  const token = newApiToken(userId, uuidv7());
  const row = await withLockedLog(db, userId, async (transaction) => {
    if ((await ownApiTokens.count(transaction, userId)) >= TOKEN_LIMITS.perUser) {
      const refusal = { code: "too_many_values", max: TOKEN_LIMITS.perUser } as const;
      throw new AppError("invalid_input", { fields: { name: refusal } });
    }
    return ownApiTokens.insert(transaction, {
      userId,
      id: token.tokenId,
      name,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
      hash: hashOfApiToken(token),
      createdAt: new Date(),
      expiresAt: new Date(expiresAt),
    });
  });
  return { row, text: writeApiToken(token) };
}
