import { confirmationWaysSchema } from "@creel/domain/accounts/confirmation";
import type { RequestOptions } from "@creel/domain/accounts/webauthn";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { PasskeyError } from "./ask-passkey.ts";

const PATH = "/auth/me/confirmation";

/** How the angler can confirm a step. Its challenge may be too old by the time that it is needed. */
export const confirmationQuery = queryOptions({
  queryKey: ["account", "confirmation"],
  queryFn: ({ signal }) => send({ path: PATH, signal }, confirmationWaysSchema),
});

/** Returns a fresh challenge for the angler's passkeys. @throws ApiError, NetworkError, PasskeyError */
export async function loadConfirmOptions(): Promise<RequestOptions> {
  const { passkey } = await send({ path: PATH }, confirmationWaysSchema);
  if (!passkey) throw new PasskeyError("failed", { cause: "The account has no passkey any more." });
  return passkey;
}
