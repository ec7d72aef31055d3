import { CATCHES_KEY } from "../../catches/logbook/catches.query.ts";
import type { Logbook } from "../../catches/logbook/logbook.ts";
import { ADMIN_KEY } from "../admin-key.ts";

/** What the dialogs of a catch are about in the admin area. Among everybody's catches may be one's own. */
export const allLogbooks: Logbook = {
  isOwn: false,
  keys: [CATCHES_KEY, ADMIN_KEY],
  loadCalls: async () => (await import("./all-catches.calls.ts")).allLogbooksCalls,
};
