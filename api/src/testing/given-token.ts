import type { TokenScope } from "@creel/domain/accounts/api-tokens";
import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { makeApiToken } from "../accounts/tokens/make-token.ts";
import type { Database } from "../database/connect.ts";
import { keepOutOfLog } from "./logs/log-watch.ts";

/** Makes a token for a month, without a request. Its text is sent as the access token of a session is. */
export async function givenToken(
  db: Database,
  { id: userId }: { id: string },
  scopes: readonly TokenScope[],
): Promise<{ id: string; accessToken: string }> {
  const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
  const { row, text } = await makeApiToken(db, userId, { name: "Kitchen", scopes: [...scopes], expiresAt });
  keepOutOfLog(text);
  return { id: row.id, accessToken: text };
}
