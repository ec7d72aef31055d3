import type { Catch } from "@creel/domain/catches/catch";
import type { CatchSort } from "@creel/domain/catches/catch-list";
import { t } from "@lingui/core/macro";

import { formatDate, formatCatchTime, markSample } from "../../dates/format-catch-time.ts";
import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { DataTable, type Column } from "../../ui/table/data-table.tsx";
import { SelectionBar } from "../../ui/table/selection-bar.tsx";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { choiceName } from "../labels/choice-names.ts";
import { countedName, shortCountedName } from "../labels/counted-name.ts";
import { FateMark } from "../labels/fate-mark.tsx";
import { lureName } from "../labels/lure-names.ts";
import { CatchWater } from "../labels/water-name.tsx";
import { formatWind } from "../logbook/format-conditions.ts";
import { OnThisPhone } from "../outbox/pending-context.tsx";
import { ActionMenu } from "./catch-actions.tsx";
import type { CatchActions } from "./catch-row-actions.ts";
import { LineName } from "./line-name.tsx";
import { MeasureCell, NotNoted } from "./measure-cell.tsx";

import * as styles from "./catch-table.module.css";

interface CatchTableProps extends SelectionProps {
  actions: CatchActions;
  sort: CatchSort;
  onSort: (sort: CatchSort) => void;
}

export function CatchTable({ actions, sort, onSort, ...selection }: CatchTableProps) {
  const units = useUnits();
  return (
    <TableFrame className={styles.root}>
      <CatchSelectionBar {...selection} />
      <DataTable
        rows={selection.catches}
        columns={catchColumns(actions, units)}
        keyOf={({ id }) => id}
        selection={{ ...selection, nameOf: nameOfCatch }}
        sort={sort}
        onSort={onSort}
      />
    </TableFrame>
  );
}

type CatchColumn = Column<Catch, "date" | "weight" | "length">;

function catchColumns(actions: CatchActions, units: Units): CatchColumn[] {
  return [
    {
      id: "species",
      head: t`Species`,
      isName: true,
      className: styles.name,
      cell: (caught) => <Name caught={caught} onView={actions.onView} />,
    },
    {
      id: "date",
      head: t`Date`,
      sort: { by: "date", first: "down" },
      cell: (caught) => markSample(formatDate(caught), caught),
    },
    { id: "time", head: t`Time`, cell: formatCatchTime },
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
      sort: { by: "length", first: "down" },
      isFigure: true,
      cell: ({ length }) => <MeasureCell measure="length" value={length} />,
    },
    fateColumn(),
    {
      id: "lure",
      head: t`Lure`,
      className: styles.lure,
      cell: ({ lure_type: lure }) => <Words text={lure === null ? "" : lureName(lure)} />,
    },
    waterColumn(),
    depthColumn(),
    conditionsColumn(units),
    {
      id: "menu",
      head: t`Actions`,
      isHeadHidden: true,
      className: styles.menu,
      cell: (caught) => <ActionMenu caught={caught} actions={actions} />,
    },
  ];
}

function fateColumn(): CatchColumn {
  return {
    id: "fate",
    head: t`Fate`,
    cell: ({ fate }) => (fate === null ? <NotNoted /> : <FateMark fate={fate} />),
  };
}

function depthColumn(): CatchColumn {
  return {
    id: "depth",
    head: t`Depth`,
    isFigure: true,
    cell: ({ depth }) => <MeasureCell measure="depth" value={depth} isExact />,
  };
}

function waterColumn(): CatchColumn {
  return {
    id: "water",
    head: t`Water`,
    className: styles.water,
    cell: (caught) => <CatchWater caught={caught} className={styles.words} otherwise={<NotNoted />} />,
  };
}

function conditionsColumn(units: Units): CatchColumn {
  return {
    id: "conditions",
    head: t`Conditions`,
    className: styles.conditions,
    cell: (caught) => (
      <Words
        text={joinList([
          choiceName("weather_conditions", caught.weather_conditions),
          formatWind(caught, units),
        ])}
      />
    ),
  };
}

/** Words that end in dots where there is no room; their title has all of them. */
function Words({ text }: { text: string }) {
  return text === "" ? (
    <NotNoted />
  ) : (
    <div className={styles.words} title={text}>
      {text}
    </div>
  );
}

function Name({ caught, onView }: { caught: Catch } & Pick<CatchActions, "onView">) {
  const { id, species, photo_url: photo } = caught;
  const isPhone = useIsPhone();
  return (
    <>
      <LineName
        species={species}
        name={isPhone ? shortCountedName(caught) : countedName(caught)}
        hasPhoto={photo !== null}
        onOpen={() => onView(caught)}
      />
      <OnThisPhone catchId={id} className={styles.badge} />
    </>
  );
}

interface SelectionProps {
  catches: readonly Catch[];
  /** Ids. */
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
  onDelete: (catches: Catch[]) => void;
}

export const nameOfCatch = ({ species }: Catch): string => speciesName(species);

export function CatchSelectionBar({ catches, onDelete, ...selection }: SelectionProps) {
  const units = useUnits();
  const chosen = catches.filter(({ id }) => selection.selected.has(id));
  const weights = chosen.flatMap(({ weight }) => weight ?? []);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  return (
    <SelectionBar
      {...selection}
      ids={catches.map(({ id }) => id)}
      onDelete={() => onDelete(chosen)}
      sum={weights.length > 0 ? units.formatTotalWeight(weight) : undefined}
    />
  );
}
