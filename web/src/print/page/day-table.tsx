import { t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { formatHours } from "../../dates/format-trip.ts";
import { type SheetColumn, type SheetRow, SheetTable } from "../../ui/print/sheet-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { describeLine, fateWord } from "./fish-texts.tsx";
import type { PrintedOuting } from "./printed-days.ts";

interface DayTableProps {
  outings: readonly PrintedOuting[];
  hasPlaces: boolean;
  /** How a day is written. */
  dayFormat: Intl.DateTimeFormatOptions;
}

/** Lists the trips and the fish day by day. Blanks have lines, too. */
export function DayTable({ outings, hasPlaces, dayFormat }: DayTableProps) {
  const units = useUnits();
  const water: SheetColumn[] = hasPlaces ? [{ id: "water", name: t`Water`, isPlace: true }] : [];
  const columns: SheetColumn[] = [
    { id: "day", name: t`Day`, isNarrow: true },
    ...water,
    { id: "hours", name: t`Hours`, kind: "light" },
    { id: "fish", name: t`Fish` },
    { id: "fate", name: "", isNarrow: true },
  ];
  return (
    <SheetTable
      label={t`Day by day`}
      columns={columns}
      rows={outings.flatMap((outing, index) =>
        rowsOf(outing, {
          units,
          hasPlaces,
          dayFormat,
          hasDay: outings[index - 1]?.day !== outing.day,
        }),
      )}
    />
  );
}

interface RowContext extends Pick<DayTableProps, "hasPlaces" | "dayFormat"> {
  units: Units;
  /** False if the line above has the same day. */
  hasDay: boolean;
}

function rowsOf(outing: PrintedOuting, { units, hasPlaces, dayFormat, hasDay }: RowContext): SheetRow[] {
  const { id, day, place, hours, isBlank, fish } = outing;
  const lines =
    fish.length > 0
      ? fish.map((line) => [describeLine(line, units), fateWord(line.fate)])
      : [[isBlank ? "0" : null, isBlank ? t`blank` : ""]];
  return lines.map((cells, index) => {
    const isFirst = index === 0;
    return {
      id: `${id} ${index}`,
      isContinued: !isFirst || !hasDay,
      cells: [
        isFirst && hasDay ? formatDayAs(day, dayFormat) : "",
        ...(hasPlaces ? [isFirst ? (place ?? "") : ""] : []),
        isFirst && hours !== null ? formatHours(hours) : "",
        ...cells,
      ],
    };
  });
}
