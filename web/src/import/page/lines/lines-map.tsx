import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useMemo, useState } from "react";

import { formatDecimals } from "../../../i18n/numbers.ts";
import { MarksInMap } from "../../../map/place/maps-in-pages.tsx";
import { boundsOf } from "../../../map/view/map-bounds.ts";
import { legendOf, type PlacedLine, pointOf } from "./placed-line.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./lines-map.module.css";

interface LinesMapProps {
  /** The lines that have a place. */
  places: readonly PlacedLine[];
  /** The number of all lines, with or without a place. */
  total: number;
  /** Renders the line of a mark as in the list. */
  lineOf: (id: string) => ReactNode;
}

/** The most lines listed for one mark. */
const SHOWN_LINES = 20;

/** A map of lines, with a legend that counts each mark, and the lines of the mark that was pressed. */
export function LinesMap({ places, total, lineOf }: LinesMapProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const points = useMemo(() => places.map(pointOf), [places]);
  const bounds = useMemo(() => boundsOf(points), [points]);
  const present = useMemo(() => new Set(places.map(({ id }) => id)), [places]);
  const pressed = chosen.filter((id) => present.has(id));
  const placed = places.length;
  const more = pressed.length - SHOWN_LINES;
  return (
    <>
      <p className={utilities.hint}>
        {t`${placed} of ${plural(total, { one: "# line has a place.", other: "# lines have a place." })}`}
      </p>
      {bounds && (
        <>
          <Legend places={places} />
          <MarksInMap
            key={JSON.stringify(bounds)}
            points={points}
            bounds={bounds}
            chosenId={pressed.length === 1 ? (pressed[0] ?? null) : null}
            onChoose={setChosen}
          />
          <section className={styles.pressed} aria-label={t`Lines at the chosen marker`} aria-live="polite">
            {pressed.length === 0 ? (
              <p className={utilities.hint}>{t`Tap a marker to see its line.`}</p>
            ) : (
              <ul className={styles.list}>{pressed.slice(0, SHOWN_LINES).map(lineOf)}</ul>
            )}
            {more > 0 && <p>{t`${plural(more, { one: "And # more.", other: "And # more." })}`}</p>}
          </section>
        </>
      )}
    </>
  );
}

function Legend({ places }: Pick<LinesMapProps, "places">) {
  const legend = useMemo(() => legendOf(places), [places]);
  return (
    <ul className={styles.legend} aria-label={t`Markers on the map`}>
      {legend.map(({ name, mark, count }) => (
        <li key={name}>
          <span
            className={styles.mark}
            style={{ color: mark ? `var(--${mark.token})` : undefined }}
            aria-hidden
          >
            {mark?.symbol}
          </span>
          {name} <b>{formatDecimals(count, { min: 0, max: 0, isGrouped: true })}</b>
        </li>
      ))}
    </ul>
  );
}
