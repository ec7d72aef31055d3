import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import { findSpecies } from "@creel/domain/species/species";
import { getLocalTimeZone } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { Image } from "lucide-react";
import { Link } from "react-router";

import { formatDate, formatDay, formatTime } from "../../catches/logbook/format.ts";
import { nameOfOwner } from "../../catches/logbook/logged-by.ts";
import { PhotoImage } from "../../photos/show/photo-image.tsx";
import { useWorking } from "../../photos/show/use-working.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./admin-catches.module.css";

interface CellProps {
  caught: AdminCatch;
}

export function AnglerLink({ caught }: CellProps) {
  const search = new URLSearchParams({ search: caught.user.email });
  return (
    <Link to={`/admin/users?${search}`} className={styles.anglerLink}>
      {nameOfOwner(caught.user)}
    </Link>
  );
}

export function AnglerCell({ caught }: CellProps) {
  return (
    <div className={classNames(styles.lines, styles.angler)}>
      <AnglerLink caught={caught} />
      <span title={caught.user.email}>{caught.user.email}</span>
    </div>
  );
}

/** On the clock of the catch. */
export function CaughtCell({ caught }: CellProps) {
  return (
    <div className={styles.lines}>
      {formatDate(caught)}
      <span>{formatTime(caught)}</span>
    </div>
  );
}

/** On the clock of the reader. */
export function describeLogged({ created_at: date }: Pick<AdminCatch, "created_at">): string {
  return formatDay({ date, time: null, time_zone: getLocalTimeZone() });
}

export function PhotosCell({ caught: { photos, species } }: CellProps) {
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
