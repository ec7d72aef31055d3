import { type AdminStats, TOP_SPECIES } from "@creel/domain/admin/admin-stats";
import { t, plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Disclosure, DisclosurePanel } from "react-aria-components";

import { hasFailed } from "../../http/has-failed.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { useUser } from "../../session/auth.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { TableFrame } from "../../ui/table/table-frame.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { formatRecentTime } from "../admin-times.ts";
import { adminStatsQuery } from "../api.ts";
import { ListFailure } from "../table/table-states.tsx";
import { type ChartDay, chartDays, nameChartDay, nameSpan } from "./chart-days.ts";
import { DayChart } from "./day-chart.tsx";
import { figuresOf, nameFigures, describeOthers } from "./describe-stats.ts";
import { LastChanges } from "./last-changes.tsx";
import { MachineState } from "./machine-state.tsx";
import { OpenMessages } from "./open-messages.tsx";
import { OverviewSection } from "./overview-section.tsx";
import { SecondStepHint } from "./second-step-hint.tsx";

import * as styles from "./overview-page.module.css";
import * as sectionStyles from "./overview-section.module.css";

export function AdminOverviewPage() {
  const query = useQuery(adminStatsQuery);
  const { data: stats } = query;
  const isMissing = hasFailed(query);
  return (
    <AdminLayout title={t`Overview`} aside={stats && <CountedAt stats={stats} />}>
      <SecondStepHint />
      {isMissing ? (
        <ListFailure title={t`The numbers could not be loaded`} query={query} />
      ) : (
        <>
          <OverviewFigures stats={stats} />
          <MachineState />
          <DayByDay stats={stats} />
        </>
      )}
      <div className={styles.pair}>
        {!isMissing && <SpeciesBars stats={stats} />}
        <OpenMessages />
      </div>
      <LastChanges />
    </AdminLayout>
  );
}

function CountedAt({ stats }: { stats: AdminStats }) {
  const { timeZone } = useUser();
  const now = useNow();
  const at = formatRecentTime(new Date(stats.countedAt), { timeZone, now });
  return (
    <Trans>
      As of <time dateTime={stats.countedAt}>{at}</time>
    </Trans>
  );
}

const NUMBER = new Intl.NumberFormat(figureLocale);

function DayByDay({ stats }: { stats: AdminStats | undefined }) {
  const days = stats ? chartDays(stats) : [];
  return (
    <OverviewSection id="by-day" title={t`Day by day`} aside={days.length > 0 && <Span days={days} />}>
      <DayChart days={days} />
      <Disclosure isDisabled={days.length === 0}>
        <Button slot="trigger" look="quiet" className={styles.foldHead}>
          {t`Show table`}
          <Icon of={ChevronDown} isSmall />
        </Button>
        <DisclosurePanel>
          <DayTable days={days} />
        </DisclosurePanel>
      </Disclosure>
    </OverviewSection>
  );
}

function Span({ days }: { days: readonly ChartDay[] }) {
  const span = nameSpan(days);
  return <>{t`${span}, weekends shaded`}</>;
}

/** The newest day comes first: the table is read for today and yesterday. */
function DayTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <TableFrame className={styles.table}>
      <table aria-label={t`Catches and sign-ups by day`}>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col" data-figure>
              {t`Catches`}
            </th>
            <th scope="col" data-figure>
              {t`Sign-ups`}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, catches, signUps, isWeekend }) => (
            <tr key={date} className={isWeekend ? styles.weekend : ""}>
              <th scope="row">{nameChartDay(date)}</th>
              <td data-figure>{NUMBER.format(catches)}</td>
              <td data-figure>{NUMBER.format(signUps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The characters that fit on every screen. */
const ROOM = 5;

interface OverviewFiguresProps {
  /** `undefined` while they are loading. */
  stats: AdminStats | undefined;
}

function OverviewFigures({ stats }: OverviewFiguresProps) {
  const { timeZone } = useUser();
  const figures = stats && figuresOf(stats, { timeZone, now: new Date(stats.countedAt) });
  return (
    <dl className={styles.figures} aria-busy={!figures}>
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

function SpeciesBars({ stats }: { stats: AdminStats | undefined }) {
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
    return <p className={sectionStyles.none}>{t`No catches yet. The first one starts this list.`}</p>;
  }
  const most = Math.max(otherSpecies.count, ...topSpecies.map(({ count }) => count));
  return (
    <ul className={styles.speciesBars}>
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
        <div key={index} className={classNames(styles.bar, styles.speciesBarsSkeleton)}>
          <Skeleton width="34px" height={34} />
          <Skeleton width={`${70 - index * 8}%`} height={14} />
        </div>
      ))}
    </div>
  );
}
