import { Outlet } from "react-router";

import { CatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { allLogbooks } from "./all-logbooks.ts";

export function AdminArea() {
  return (
    <CatchDialogs logbook={allLogbooks}>
      <Outlet />
    </CatchDialogs>
  );
}
