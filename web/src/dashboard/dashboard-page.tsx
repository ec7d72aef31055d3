import { greetingName } from "@creel/domain/accounts/user";
import type { Catch } from "@creel/domain/catches/catch";
import { type CatchSummary, NO_FAVORITE_SPECIES } from "@creel/domain/catches/summary";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Map, NotebookText, Plus, UserRound } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";

import { roleName } from "../accounts/sign-in/role-names.ts";
import { useCatchDialogs } from "../catches/dialogs/catch-dialogs.tsx";
import { CatchCard } from "../catches/list/catch-card.tsx";
import { CatchRows } from "../catches/list/catch-lists.tsx";
import type { CatchActions } from "../catches/list/catch-row-actions.ts";
import { RowSkeletons } from "../catches/list/catch-skeletons.tsx";
import { CatchesFailure } from "../catches/list/catches-failure.tsx";
import { NoCatches } from "../catches/list/no-catches.tsx";
import { RECENT_LIMIT } from "../catches/logbook/api.ts";
import { useCatchSummary } from "../catches/logbook/use-logbook-counts.ts";
import { useRecentCatches } from "../catches/logbook/use-recent-catches.ts";
import { logFailure } from "../http/log-failure.ts";
import { TodaySlot } from "../insights/today/today-slot.tsx";
import { useUser } from "../session/auth.tsx";
import { speciesName } from "../species/species-names.ts";
import { StartTripSlot } from "../trips/start/start-slot.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import type { Amount } from "../ui/layout/figure.tsx";
import { BandNumber, NumberBand } from "../ui/layout/number-band.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { DashboardWeather, DashboardWeatherDetails } from "./dashboard-weather.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./dashboard-page.module.css";

const DashboardTrips = lazyPart(async () => (await import("./dashboard-trips.tsx")).DashboardTrips);

export function DashboardPage() {
  const name = greetingName(useUser()) ?? roleName("angler");
  const actions = useCatchDialogs();
  const { summary, error } = useCatchSummary();
  useEffect(() => {
    if (error) logFailure("The dashboard's numbers could not be loaded", error);
  }, [error]);

  return (
    <div className={utilities.page}>
      <title>{t`Dashboard · Creel`}</title>
      <PageHeader
        actions={
          <>
            <LinkButton to="/catches">{t`View All Catches`}</LinkButton>
            <LinkButton to="/map" look="signal" className={styles.mainAction}>
              <Icon of={Plus} />
              {t`Mark New Catch`}
            </LinkButton>
          </>
        }
      >
        <h1>{t`Welcome back, ${name}!`}</h1>
      </PageHeader>
      <StartTripSlot />
      <StatBand summary={summary} />
      <div className={styles.body}>
        <DashboardWeather />
        <TodaySlot className={styles.today} />
        <section className={styles.recent} aria-labelledby="recent">
          <h2 id="recent">{t`Recent Catches`}</h2>
          <RecentCatches actions={actions} />
        </section>
        <DashboardWeatherDetails />
        <QuickActions />
        <div className={styles.trips}>
          <Suspense>
            <DashboardTrips />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

const QUICK_ACTIONS = [
  { path: "/map", label: msg`Open the map`, icon: Map },
  { path: "/catches", label: msg`My Catches`, icon: NotebookText },
  { path: "/profile", label: msg`Profile`, icon: UserRound },
];

function QuickActions() {
  return (
    <nav className={styles.quickActions} aria-label={t`Quick actions`}>
      {QUICK_ACTIONS.map(({ path, label, icon }) => (
        <Link key={path} to={path} className={styles.quickAction}>
          <Icon of={icon} />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

interface StatBandProps {
  /** `undefined` while it is loading. */
  summary: CatchSummary | undefined;
}

function StatBand({ summary }: StatBandProps) {
  return (
    <NumberBand isBusy={!summary}>
      <BandNumber name={t`Total Catches`} amount={summary && count(summary.totalCatches)} />
      <BandNumber name={t`This Month`} amount={summary && count(summary.thisMonth)} />
      <BandNumber name={t`Top Species`}>{summary && <Word text={summary.favoriteSpecies} />}</BandNumber>
      <BandNumber name={t`Biggest Catch`}>
        {summary && <MeasureFigure measure="weight" value={summary.biggestCatch} size="large" isNamed />}
      </BandNumber>
    </NumberBand>
  );
}

function count(value: number): Amount {
  return { figure: new Intl.NumberFormat().format(value), unit: "" };
}

function Word({ text }: { text: string }) {
  const isNone = text === NO_FAVORITE_SPECIES;
  const shown = isNone ? t`N/A` : speciesName(text);
  return (
    <span className={classNames(styles.word, isNone && styles.none)} title={shown}>
      {shown}
    </span>
  );
}

function RecentCatches({ actions }: { actions: CatchActions }) {
  const { query, catches, waiting, isMissing } = useRecentCatches();
  const { error } = query;
  useEffect(() => {
    if (error) logFailure("The recent catches could not be loaded", error);
  }, [error]);

  if (isMissing || !catches) {
    return (
      <>
        {isMissing && waiting.length > 0 && <Rows catches={waiting} actions={actions} />}
        {isMissing ? (
          <CatchesFailure title={t`Your recent catches could not be loaded`} query={query} />
        ) : (
          <RowSkeletons count={RECENT_LIMIT} />
        )}
      </>
    );
  }
  if (catches.length === 0) {
    return <NoCatches>{t`The first one starts the map. It takes about twenty seconds.`}</NoCatches>;
  }
  return <Rows catches={catches} actions={actions} />;
}

function Rows({ catches, actions }: { catches: readonly Catch[]; actions: CatchActions }) {
  return (
    <CatchRows>
      {catches.map((caught) => (
        <li key={caught.id}>
          <CatchCard variant="list" caught={caught} actions={actions} />
        </li>
      ))}
    </CatchRows>
  );
}
