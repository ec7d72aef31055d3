import { exportLinkSchema } from "@creel/domain/accounts/own-account";

import { send } from "../../http/send.ts";

/** Where a browser can go, for a minute, to get everything of who is signed in. */
export async function askForExport(): Promise<string> {
  const { url } = await send({ method: "POST", path: "/auth/me/export" }, exportLinkSchema);
  return url;
}
