import { Outlet } from "react-router";

import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { CATCHES_KEY } from "../../catches/logbook/api.ts";
import type { Logbook } from "../../catches/logbook/logbook.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { ADMIN_KEY } from "../admin-key.ts";
import { allLogbooksCalls } from "./api.ts";

export const allLogbooks: Logbook = {
  isOwn: false,
  keys: [CATCHES_KEY, ADMIN_KEY],
  HiddenPart: lazyPart(async () => (await import("./hidden-place.tsx")).HiddenPlace),
  calls: allLogbooksCalls,
};

export function AdminArea() {
  return (
    <CatchDialogs logbook={allLogbooks}>
      <Outlet />
    </CatchDialogs>
  );
}
