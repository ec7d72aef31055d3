import { Outlet } from "react-router";

import { everybodysLogbook } from "../../admin/catches/everybodys-logbook.ts";
import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";

/** Around every page of the admin area, where the catches are everybody's. */
export function AdminArea() {
  return (
    <CatchDialogs logbook={everybodysLogbook}>
      <Outlet />
    </CatchDialogs>
  );
}
