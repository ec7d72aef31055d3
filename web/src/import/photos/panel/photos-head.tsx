import { plural, t } from "@lingui/core/macro";

import type { ReadPhotos } from "../read-photos.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

import * as styles from "./look-at-photos.module.css";

/** How many there are, and how many say nothing. */
export function PhotosHead({ read: { photos }, all }: { read: ReadPhotos; all: readonly ShownCatch[] }) {
  const placeless = photos.filter(({ facts }) => facts.place === null).length;
  const timeless = photos.filter(({ facts }) => facts.takenAt === null).length;
  const withoutPlace = t`${plural(placeless, { one: "# photo without a place", other: "# photos without a place" })}`;
  const withoutTime = t`${plural(timeless, { one: "# without a time", other: "# without a time" })}`;
  return (
    <div className={styles.head}>
      <h2>
        {t`${plural(photos.length, { one: "# photo", other: "# photos" })}, ${plural(all.length, { one: "# catch", other: "# catches" })}`}
      </h2>
      {placeless + timeless > 0 && <p>{t`${withoutPlace}, ${withoutTime}`}</p>}
    </div>
  );
}
