import "../../ui/filters/data-table.css";
import "./catch-table.css";
import type { Catch } from "@creel/domain/catches/catch";
import type { CatchSort } from "@creel/domain/catches/catch-list";
import { Image } from "lucide-react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { SortHead } from "../../ui/filters/sort-head.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatDate, formatTime, formatWind, sampleMark } from "../logbook/format.ts";
import type { CatchActions } from "./actions.ts";
import { ActionMenu } from "./catch-actions.tsx";
import { MeasureCell } from "./measure-cell.tsx";
import { NotNoted } from "./not-noted.tsx";
import { SelectBox, SelectionBar, type SelectionProps } from "./selection.tsx";

interface CatchTableProps extends SelectionProps {
  actions: CatchActions;
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
}

/** The log as a table, with many lines on a screen and a way to act on several. */
export function CatchTable(props: CatchTableProps) {
  const { catches, actions, sort, onSort, selected, onSelect } = props;
  return (
    <div className="data-table catch-table">
      <SelectionBar {...props} />
      <table>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">Selected</span>
            </th>
            <th>Species</th>
            <SortHead word="Date" by="date" first="down" sort={sort} onSort={onSort} />
            <th>Time</th>
            <SortHead word="Weight" by="weight" first="down" sort={sort} onSort={onSort} isFigure />
            <SortHead word="Length" by="length" first="down" sort={sort} onSort={onSort} isFigure />
            <th className="cell-lure">Lure</th>
            <th className="cell-figure">Depth</th>
            <th className="cell-conditions">Conditions</th>
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {catches.map((caught) => (
            <Line key={caught.id} caught={caught} actions={actions} selected={selected} onSelect={onSelect} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps extends Pick<SelectionProps, "selected" | "onSelect"> {
  caught: Catch;
  actions: CatchActions;
}

function Line({ caught, actions, selected, onSelect }: LineProps) {
  const units = useUnits();
  const { species, weight, length, depth } = caught;
  return (
    <tr className={selected.has(caught.id) ? "line-selected" : ""}>
      <td className="cell-check">
        <SelectBox caught={caught} selected={selected} onSelect={onSelect} />
      </td>
      <th scope="row">
        <button type="button" className="line-name" onClick={() => actions.onView(caught)}>
          <SpeciesMark species={species} />
          <span>{species}</span>
          {caught.photo_url && <Icon of={Image} isSmall />}
        </button>
        {caught.photo_url && <span className="visually-hidden">with a photo</span>}
      </th>
      <td>{formatDate(caught) + sampleMark(caught)}</td>
      <td>{formatTime(caught)}</td>
      <td className="cell-figure">
        <MeasureCell measure="weight" value={weight} isStrong />
      </td>
      <td className="cell-figure">
        <MeasureCell measure="length" value={length} />
      </td>
      <td className="cell-lure">{caught.lure_type ?? <NotNoted />}</td>
      <td className="cell-figure">
        <MeasureCell measure="depth" value={depth} isExact />
      </td>
      <td className="cell-conditions">
        {[caught.weather_conditions, formatWind(caught, units)].filter(Boolean).join(", ") || <NotNoted />}
      </td>
      <td className="cell-menu">
        <ActionMenu caught={caught} actions={actions} />
      </td>
    </tr>
  );
}
