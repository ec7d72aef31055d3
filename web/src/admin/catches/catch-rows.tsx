import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { findSpecies } from "@creel/domain/species/species";
import { getLocalTimeZone } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { Image } from "lucide-react";
import { Link } from "react-router";

import { countedName } from "../../catches/labels/counted-name.ts";
import { ActionMenu } from "../../catches/list/catch-actions.tsx";
import { CatchName } from "../../catches/list/catch-name.tsx";
import type { CatchActions } from "../../catches/list/catch-row-actions.ts";
import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { LineName } from "../../catches/list/line-name.tsx";
import { MeasureCell } from "../../catches/list/measure-cell.tsx";
import { nameOfOwner } from "../../catches/logbook/logged-by.ts";
import { formatDate, formatCatchDay, formatShort, formatCatchTime } from "../../dates/format-catch-time.ts";
import { PhotoImage } from "../../photos/photo-image.tsx";
import { useWorking } from "../../photos/use-working.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { Column } from "../../ui/table/data-table.tsx";
import { useUnits } from "../../units/use-units.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./admin-catches.module.css";

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

interface CatchLineProps {
  caught: AdminCatch;
  actions: CatchActions;
}

export function CatchLine({ caught, actions }: CatchLineProps) {
  const { format } = useUnits();
  const { weight, length, photos } = caught;
  const count = photos.length;
  const details = [
    weight !== null && format("weight", weight),
    length !== null && format("length", length),
    count > 0 && t`${plural(count, { one: "# photo", other: "# photos" })}`,
  ].filter(Boolean);
  return (
    <article className={styles.line}>
      <CatchThumbnail caught={caught} />
      <div className={styles.words}>
        <h3>
          <CatchName onOpen={() => actions.onView(caught)}>{countedName(caught)}</CatchName>
        </h3>
        {details.length > 0 && <p>{details.join(" · ")}</p>}
        <p>{formatShort(caught)}</p>
        <AnglerLink caught={caught} />
      </div>
      <div className={styles.menu}>
        <ActionMenu caught={caught} actions={actions} />
      </div>
    </article>
  );
}

interface CellProps {
  caught: AdminCatch;
}

function AnglerLink({ caught }: CellProps) {
  const search = new URLSearchParams({ search: caught.user.email });
  const name = nameOfOwner(caught.user);
  return (
    <Link to={`/admin/users?${search}`} className={styles.anglerLink} title={name}>
      {name}
    </Link>
  );
}

function AnglerCell({ caught }: CellProps) {
  return (
    <div className={classNames(styles.lines, styles.angler)}>
      <AnglerLink caught={caught} />
      <span title={caught.user.email}>{caught.user.email}</span>
    </div>
  );
}

/** On the clock of the catch. */
function CaughtCell({ caught }: CellProps) {
  return (
    <div className={styles.lines}>
      {formatDate(caught)}
      <span>{formatCatchTime(caught)}</span>
    </div>
  );
}

/** On the clock of the reader. */
function describeLogged({ created_at: date }: Pick<AdminCatch, "created_at">): string {
  return formatCatchDay({ date, time: null, time_zone: getLocalTimeZone() });
}

function PhotosCell({ caught: { photos, species } }: CellProps) {
  const working = useWorking(photos);
  const [cover] = working.photos;
  const count = photos.length;
  if (count === 0) return "–";
  return (
    <div className={styles.photos}>
      <span className={styles.cover} data-species={findSpecies(species).token}>
        {cover ? (
          <PhotoImage photo={cover} alt="" sizes="40px" onFail={() => working.hide(cover)} />
        ) : (
          <Icon of={Image} isSmall />
        )}
      </span>
      <span aria-hidden>{count}</span>
      <span className={utilities.visuallyHidden}>
        {t`${plural(count, { one: "# photo", other: "# photos" })}`}
      </span>
    </div>
  );
}
