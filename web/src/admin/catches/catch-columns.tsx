import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { t } from "@lingui/core/macro";

import type { CatchActions } from "../../catches/list/actions.ts";
import { ActionMenu } from "../../catches/list/catch-actions.tsx";
import { LineName } from "../../catches/list/line-name.tsx";
import { MeasureCell } from "../../catches/list/measure-cell.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import { AnglerCell, CaughtCell, describeLogged, PhotosCell } from "./catch-cells.tsx";

export function catchColumns(actions: CatchActions): Column<AdminCatch>[] {
  return [
    {
      id: "species",
      head: t`Species`,
      isName: true,
      cell: (caught) => <LineName species={caught.species} onOpen={() => actions.onView(caught)} />,
    },
    { id: "angler", head: t`Angler`, cell: (caught) => <AnglerCell caught={caught} /> },
    {
      id: "date",
      head: t`Caught`,
      sort: { by: "date", first: "down" },
      cell: (caught) => <CaughtCell caught={caught} />,
    },
    {
      id: "weight",
      head: t`Weight`,
      sort: { by: "weight", first: "down" },
      isFigure: true,
      cell: ({ weight }) => <MeasureCell measure="weight" value={weight} isStrong />,
    },
    {
      id: "length",
      head: t`Length`,
      isFigure: true,
      cell: ({ length }) => <MeasureCell measure="length" value={length} />,
    },
    { id: "photos", head: t`Photos`, cell: (caught) => <PhotosCell caught={caught} /> },
    { id: "logged", head: t`Logged`, sort: { by: "logged", first: "down" }, cell: describeLogged },
    {
      id: "menu",
      head: t`Actions`,
      isHeadHidden: true,
      cell: (caught) => <ActionMenu caught={caught} actions={actions} />,
    },
  ];
}
