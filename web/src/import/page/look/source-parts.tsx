import { plural, t } from "@lingui/core/macro";

import { locale } from "../../../i18n/locale.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import type { OpenedFile } from "./use-look.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./look.module.css";

type Source = OpenedFile["source"];

const COUNTED_PARTS: readonly { count: (source: Source) => number; name: (count: number) => string }[] = [
  {
    count: ({ records }) => records?.catches.length ?? 0,
    name: (count) => t`${plural(count, { one: "# catch", other: "# catches" })}`,
  },
  {
    count: ({ trips, records }) => trips.length + (records?.trips.length ?? 0),
    name: (count) => t`${plural(count, { one: "# trip", other: "# trips" })}`,
  },
  {
    count: ({ records }) => records?.waters.length ?? 0,
    name: (count) => t`${plural(count, { one: "# water", other: "# waters" })}`,
  },
  {
    count: ({ records }) => records?.items.length ?? 0,
    name: (count) => t`${plural(count, { one: "# waiting upload", other: "# waiting uploads" })}`,
  },
  {
    count: ({ lures }) => lures.length,
    name: (count) => t`${plural(count, { one: "# lure", other: "# lures" })}`,
  },
  {
    count: ({ tracks }) => tracks.length,
    name: (count) => t`${plural(count, { one: "# track", other: "# tracks" })}`,
  },
  {
    count: ({ places }) => places.length,
    name: (count) => t`${plural(count, { one: "# place", other: "# places" })}`,
  },
  {
    count: ({ pictures }) => pictures.length,
    name: (count) => t`${plural(count, { one: "# picture", other: "# pictures" })}`,
  },
];

/** Lists what a file holds besides the lines of its table. */
export function SourceParts({ source }: { source: Source }) {
  const parts = COUNTED_PARTS.map(({ count, name }) => ({ count: count(source), name })).filter(
    ({ count }) => count > 0,
  );
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(parts.map(({ count, name }) => name(count)));
  return (
    <p className={classNames(styles.parts, utilities.muted)}>
      {t`In this file: ${list}.`}
      {source.tracks.length > 0 &&
        ` ${t`A track becomes a trip with its start, end and path, one position per minute.`}`}
    </p>
  );
}
