import type { Catch } from "@creel/domain/catches/catch";
import { Image } from "lucide-react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { formatWind } from "../logbook/format-conditions.ts";
import { formatDate, formatTime, sampleMark } from "../logbook/format.ts";
import type { CatchActions } from "./actions.ts";
import { ActionMenu } from "./catch-actions.tsx";
import { MeasureCell } from "./measure-cell.tsx";
import { NotNoted } from "./not-noted.tsx";

type CatchColumn = Column<Catch, "date" | "weight" | "length">;

export function catchColumns(actions: CatchActions, units: Units): CatchColumn[] {
  return [
    {
      id: "species",
      head: "Species",
      isName: true,
      cell: (caught) => <Name caught={caught} onView={actions.onView} />,
    },
    {
      id: "date",
      head: "Date",
      sort: { by: "date", first: "down" },
      cell: (caught) => formatDate(caught) + sampleMark(caught),
    },
    { id: "time", head: "Time", cell: formatTime },
    {
      id: "weight",
      head: "Weight",
      sort: { by: "weight", first: "down" },
      isFigure: true,
      cell: ({ weight }) => <MeasureCell measure="weight" value={weight} isStrong />,
    },
    {
      id: "length",
      head: "Length",
      sort: { by: "length", first: "down" },
      isFigure: true,
      cell: ({ length }) => <MeasureCell measure="length" value={length} />,
    },
    {
      id: "lure",
      head: "Lure",
      className: "cell-lure",
      cell: ({ lure_type: lure }) => lure ?? <NotNoted />,
    },
    {
      id: "depth",
      head: "Depth",
      isFigure: true,
      cell: ({ depth }) => <MeasureCell measure="depth" value={depth} isExact />,
    },
    {
      id: "conditions",
      head: "Conditions",
      className: "cell-conditions",
      cell: (caught) =>
        [caught.weather_conditions, formatWind(caught, units)].filter(Boolean).join(", ") || <NotNoted />,
    },
    {
      id: "menu",
      head: "Actions",
      isHeadHidden: true,
      className: "cell-menu",
      cell: (caught) => <ActionMenu caught={caught} actions={actions} />,
    },
  ];
}

function Name({ caught, onView }: { caught: Catch } & Pick<CatchActions, "onView">) {
  const { species, photo_url: photo } = caught;
  return (
    <>
      <button type="button" className="line-name" onClick={() => onView(caught)}>
        <SpeciesMark species={species} />
        <span>{species}</span>
        {photo && <Icon of={Image} isSmall />}
      </button>
      {photo && <span className="visually-hidden">with a photo</span>}
    </>
  );
}
