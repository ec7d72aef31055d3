import { Outlet } from "react-router";

import { allLogbooks } from "../../admin/catches/all-logbooks.ts";
import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";

/** Around every page of the admin area, where the catches are everybody's. */
export function AdminArea() {
  return (
    <CatchDialogs logbook={allLogbooks}>
      <Outlet />
    </CatchDialogs>
  );
}
