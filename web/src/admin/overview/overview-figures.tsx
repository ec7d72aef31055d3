import type { AdminStats } from "@creel/domain/admin/admin-stats";

import { useUser } from "../../session/auth.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { figuresOf, nameFigures } from "./describe-stats.ts";

import * as styles from "./overview-figures.module.css";

const NUMBER = new Intl.NumberFormat();
/** The characters that fit on every screen. */
const ROOM = 5;

interface OverviewFiguresProps {
  /** `undefined` while they are loading. */
  stats: AdminStats | undefined;
}

export function OverviewFigures({ stats }: OverviewFiguresProps) {
  const { timeZone } = useUser();
  const figures = stats && figuresOf(stats, { timeZone, now: new Date(stats.countedAt) });
  return (
    <dl className={styles.root} aria-busy={!figures}>
      {figures
        ? figures.map(({ name, value, notes }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Count figure={NUMBER.format(value)} />
                {notes.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </dd>
            </div>
          ))
        : Object.values(nameFigures()).map((name) => <FigureSkeleton key={name} name={name} />)}
    </dl>
  );
}

function Count({ figure }: { figure: string }) {
  const isLong = figure.length > ROOM;
  return (
    <Figure
      amounts={[{ figure, unit: "" }]}
      size="large"
      className={classNames(styles.figure, isLong && styles.long)}
    />
  );
}

function FigureSkeleton({ name }: { name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={classNames(styles.figure, styles.skeleton)}>
          <Skeleton width="4ch" height={34} />
        </span>
        <span className={classNames(styles.note, styles.skeleton)}>
          <Skeleton width="80%" height={16} />
        </span>
      </dd>
    </div>
  );
}
