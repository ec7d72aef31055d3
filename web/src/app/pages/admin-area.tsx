import { Outlet } from "react-router";

import { allLogbooks } from "../../admin/catches/all-logbooks.ts";
import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";

export function AdminArea() {
  return (
    <CatchDialogs logbook={allLogbooks}>
      <Outlet />
    </CatchDialogs>
  );
}
