import { greetingName } from "@creel/domain/accounts/user";
import type { Catch } from "@creel/domain/catches/catch";
import { type CatchSummary, NO_FAVORITE_SPECIES } from "@creel/domain/catches/summary";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ChevronRight, Map, NotebookText, Plus, UserRound } from "lucide-react";
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
import { figureLocale } from "../i18n/locale.ts";
import { PreviewSlot } from "../insights/preview/preview-slot.tsx";
import { LeadSlot } from "../insights/today/lead-slot.tsx";
import { useUser } from "../session/auth.tsx";
import { speciesName } from "../species/species-names.ts";
import { StartTripSlot } from "../trips/start/start-slot.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../ui/hooks/use-is-phone.ts";
import { useNow } from "../ui/hooks/use-now.ts";
import type { Amount } from "../ui/layout/figure.tsx";
import { BandNumber, NumberBand } from "../ui/layout/number-band.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { MeasureFigure } from "../units/measure-figure.tsx";
import { DashboardAlerts, DashboardWeather, DashboardWeatherLine } from "./dashboard-weather.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./dashboard-page.module.css";

const OnThisDay = lazyPart(async () => (await import("../insights/today/on-this-day.tsx")).OnThisDay);

export function DashboardPage() {
  const name = greetingName(useUser()) ?? roleName("angler");
  const actions = useCatchDialogs();
  const { summary, error } = useCatchSummary();
  useEffect(() => {
    if (error) logFailure("The dashboard's numbers could not be loaded", error);
  }, [error]);

  const isPhone = useIsPhone();
  const recent = useRecentCatches();
  const isEmpty = recent.catches?.length === 0 && !recent.isMissing;
  const weatherLine = isPhone && <DashboardWeatherLine />;
  return (
    <div className={utilities.page}>
      <title>{t`Dashboard · Creel`}</title>
      {isPhone && <DashboardAlerts />}
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
      <LeadSlot />
      <StatBand summary={summary} />
      {!isEmpty && weatherLine}
      <StartTripSlot />
      <div className={styles.body}>
        <div className={styles.main}>
          <section aria-labelledby="recent">
            <h2 id="recent">{t`Recent Catches`}</h2>
            <RecentCatches recent={recent} actions={actions} />
          </section>
          {isEmpty && weatherLine}
          <PreviewSlot />
          <Suspense>
            <OnThisDay />
          </Suspense>
          <QuickActions />
        </div>
        <aside className={styles.aside} aria-label={t`Weather and more`}>
          {!isPhone && <DashboardWeather />}
          {!isEmpty && <MoreLinks />}
        </aside>
      </div>
    </div>
  );
}

/** The parts of Stats that anglers look for by name. */
function MoreLinks() {
  const year = String(useNow().getFullYear());
  const links = [
    { path: "/catches/insights#bests", label: t`Personal bests` },
    { path: `/catches/years/${year}`, label: t`${year} so far` },
    { path: "/catches/insights#what-worked", label: t`What worked` },
  ];
  return (
    <nav className={styles.more} aria-label={t`From your log`}>
      {links.map(({ path, label }) => (
        <Link key={path} to={path}>
          {label}
          <Icon of={ChevronRight} isSmall />
        </Link>
      ))}
    </nav>
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
  return { figure: new Intl.NumberFormat(figureLocale).format(value), unit: "" };
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

interface RecentCatchesProps {
  recent: ReturnType<typeof useRecentCatches>;
  actions: CatchActions;
}

function RecentCatches({ recent: { query, catches, waiting, isMissing }, actions }: RecentCatchesProps) {
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
    return <NoCatches />;
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
