import {
  apiTokensSchema,
  type MadeApiToken,
  madeApiTokenSchema,
  type NewApiToken,
} from "@creel/domain/accounts/api-tokens";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError.

/** The tokens of the angler's programs, latest first. */
export const tokensQuery = queryOptions({
  queryKey: ["account", "tokens"],
  queryFn: async ({ signal }) => (await send({ path: "/auth/tokens", signal }, apiTokensSchema)).tokens,
});

export function makeToken(token: NewApiToken): Promise<MadeApiToken> {
  return send({ method: "POST", path: "/auth/tokens", body: token }, madeApiTokenSchema);
}

export function revokeToken(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/auth/tokens/${id}` });
}
