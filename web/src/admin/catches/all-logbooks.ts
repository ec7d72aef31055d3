import { CATCHES_KEY } from "../../catches/logbook/catches.query.ts";
import type { Logbook } from "../../catches/logbook/logbook.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { ADMIN_KEY } from "../admin-key.ts";

export const allLogbooks: Logbook = {
  isOwn: false,
  keys: [CATCHES_KEY, ADMIN_KEY],
  HiddenPart: lazyPart(async () => (await import("./hidden-place.tsx")).HiddenPlace),
  loadCalls: async () => (await import("./all-catches.calls.ts")).allLogbooksCalls,
};
