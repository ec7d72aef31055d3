import { type AdminStats, TOP_SPECIES } from "@creel/domain/admin/admin-stats";
import { plural, t } from "@lingui/core/macro";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { describeOthers } from "./describe-stats.ts";
import { OverviewSection } from "./overview-section.tsx";

import * as sectionStyles from "./overview-section.module.css";
import * as styles from "./species-bars.module.css";

const NUMBER = new Intl.NumberFormat();

export function SpeciesBars({ stats }: { stats: AdminStats | undefined }) {
  const total = stats?.totalCatches ?? 0;
  return (
    <OverviewSection
      id="species"
      title={t`Species`}
      aside={total > 0 && t`${plural(total, { one: "of # catch", other: "of # catches" })}`}
    >
      {stats ? <Bars stats={stats} /> : <BarSkeletons />}
    </OverviewSection>
  );
}

function Bars({ stats: { topSpecies, otherSpecies } }: { stats: AdminStats }) {
  if (topSpecies.length === 0) {
    return <p className={sectionStyles.none}>{t`Nothing is logged yet. The first catch starts the list.`}</p>;
  }
  const most = Math.max(otherSpecies.count, ...topSpecies.map(({ count }) => count));
  return (
    <ul className={styles.root}>
      {topSpecies.map(({ species, count }) => (
        <li key={species} className={styles.bar}>
          <SpeciesMark species={species} />
          <span className={styles.name} title={speciesName(species)}>
            {speciesName(species)}
          </span>
          <Track part={count / most} />
          <b>{NUMBER.format(count)}</b>
        </li>
      ))}
      {otherSpecies.count > 0 && (
        <li className={classNames(styles.bar, styles.others)}>
          <span />
          <span className={styles.name}>{describeOthers(otherSpecies.species)}</span>
          <Track part={otherSpecies.count / most} isQuiet />
          <span>{NUMBER.format(otherSpecies.count)}</span>
        </li>
      )}
    </ul>
  );
}

function Track({ part, isQuiet = false }: { part: number; isQuiet?: boolean }) {
  return (
    <svg className={classNames(styles.track, isQuiet && styles.quiet)} aria-hidden>
      <rect width={`${Math.max(part * 100, 1)}%`} height="100%" />
    </svg>
  );
}

function BarSkeletons() {
  return (
    <div role="status" aria-label={t`Loading species`}>
      {Array.from({ length: TOP_SPECIES + 1 }, (_, index) => (
        <div key={index} className={classNames(styles.bar, styles.skeleton)}>
          <Skeleton width="34px" height={34} />
          <Skeleton width={`${70 - index * 8}%`} height={14} />
        </div>
      ))}
    </div>
  );
}
