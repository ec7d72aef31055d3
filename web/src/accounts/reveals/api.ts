import { revealListSchema } from "@creel/domain/accounts/reveals";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

/** Which admins saw where something was caught, the last first. */
export const revealsQuery = queryOptions({
  queryKey: ["account", "reveals"],
  queryFn: async ({ signal }) => {
    const { reveals } = await send({ path: "/auth/me/reveals", signal }, revealListSchema);
    return reveals;
  },
});

export function markRevealsRead(): Promise<void> {
  return sendForNothing({ method: "PUT", path: "/auth/me/reveals/read" });
}
